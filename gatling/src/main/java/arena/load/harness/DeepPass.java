package arena.load.harness;

import arena.load.record.Metric;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Something that costs so much to look at that it is not looked at while anything else is measured: it has a short load of its
 * own, after the measured phase and on the same process.
 */
interface DeepPass {

    Metric metric();

    /** What stands in the way on this server, or nothing. */
    Optional<String> obstacle(ServerProcesses server);

    /**
     * Measures it while the load goes on.
     *
     * @throws Unmeasured if that did not work
     */
    double measure(ServerProcesses server, Load load) throws IOException, Unmeasured;

    /** The load of a pass. */
    interface Load {

        /**
         * Sends it, and returns how many answers the server gave meanwhile.
         *
         * @throws Unmeasured if one was wrong, or if there were none
         */
        long send() throws IOException, Unmeasured;
    }

    /** Why there is no value. */
    final class Unmeasured extends Exception {

        private static final long serialVersionUID = 1;

        Unmeasured(String message) {
            super(message);
        }
    }

    /** All that there are. */
    static List<DeepPass> all(Path folder, ChildProcesses children, int seconds) {
        return List.of(
                new SystemCalls(folder, children),
                new Instructions(folder, children, seconds),
                new Allocation(folder),
                new Retention());
    }
}
