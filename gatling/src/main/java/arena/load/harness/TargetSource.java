package arena.load.harness;

import java.util.Optional;

/** Where the servers come from that {@link Bench} measures. */
@FunctionalInterface
public interface TargetSource {

    /**
     * Starts one, or finds one that runs.
     *
     * @param stack that must stand around it, as {@code arena run} calls it; empty for the server alone
     * @param children that last as long as it is measured
     * @throws HarnessException if it cannot be had
     */
    Target open(Optional<String> stack, ChildProcesses children);
}
