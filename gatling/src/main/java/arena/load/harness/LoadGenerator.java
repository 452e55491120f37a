package arena.load.harness;

import arena.load.simulation.Phase;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Consumer;

/** A tool that is ready to send a load. What it finds out has one form, whichever tool it is. */
sealed interface LoadGenerator {

    /** One that goes from the warm-up to the measured phase by itself, over the same connections. */
    non-sealed interface Whole extends LoadGenerator {

        /**
         * Sends the load, the job's warm-up first, and returns when everything is over.
         *
         * @param phases is told when a phase begins, at that moment
         * @throws HarnessException if it was interrupted
         * @throws BrokenOffException if it ended before it could say what it has counted
         */
        LoadOutcome run(LoadJob job, ChildProcesses children, Consumer<Phase> phases) throws IOException;
    }

    /** One that can be started again and again, so that the warm-up can go on until the rate is steady. */
    non-sealed interface Repeatable extends LoadGenerator {

        /**
         * Sends the load for so long, without a warm-up.
         *
         * @throws HarnessException if it was interrupted
         * @throws BrokenOffException if it ended before it could say what it has counted
         */
        LoadOutcome load(LoadJob job, Duration duration, ChildProcesses children) throws IOException;
    }
}
