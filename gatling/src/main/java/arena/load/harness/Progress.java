package arena.load.harness;

import arena.load.record.Run;
import arena.load.simulation.Phase;
import java.net.URI;
import java.time.Duration;

/** Is told how a run gets on. Calls come from one thread at a time, which they must not hold up. */
public interface Progress {

    /** A server process was started and is awaited. */
    void serverStarts();

    /** A run begins. */
    void runStarts(int number, int of, Scenario scenario, String target);

    /** The server is asked whether it listens where the load will go. */
    void listenerAwaited(URI listener);

    /** The load generator of the run is started. */
    void loadStarts(Scenario scenario);

    /** A phase of the run begins, which will take about so long; zero if nobody knows. */
    void phase(Phase phase, Duration expected);

    void runEnds(Run run);

    /** What is inside the server is measured without it, which will take about so long. */
    void benchmarksStart(Duration expected);
}
