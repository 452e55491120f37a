package arena.load.harness;

import arena.load.simulation.Phase;
import java.io.IOException;
import java.util.function.Consumer;

/** A tool that is ready to send a load. What it finds out has one form, whichever tool it is. */
interface LoadGenerator {

    /**
     * Sends the load, a warm-up first, and returns when everything is over.
     *
     * @param phases is told when a phase begins, at that moment
     * @throws HarnessException if it was interrupted
     * @throws BrokenOffException if it ended before it could say what it has counted
     */
    LoadOutcome run(LoadJob job, ChildProcesses children, Consumer<Phase> phases) throws IOException;
}
