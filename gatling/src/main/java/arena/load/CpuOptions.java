package arena.load;

import arena.load.harness.CpuSets;
import arena.load.harness.ToolBox;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What can be said about CPUs. Filled by picocli, read afterwards. */
final class CpuOptions {

    private static final String NONE = "none";

    @Option(
            names = "--server-cpus",
            paramLabel = "SET",
            description = "CPUs of the server, as taskset takes them, or none (default: the first half).")
    private @Nullable String serverCpus;

    @Option(
            names = "--load-cpus",
            paramLabel = "SET",
            description = "CPUs of the load generator, or none (default: the other half).")
    private @Nullable String loadCpus;

    /** @throws IllegalArgumentException if one is no set of CPUs; the message names the option */
    CpuSets sets() {
        CpuSets halves = ToolBox.onOurPath("taskset").isPresent()
                ? CpuSets.halves(Runtime.getRuntime().availableProcessors())
                : CpuSets.ANY;
        return new CpuSets(
                chosen("--server-cpus", serverCpus, halves.server()), chosen("--load-cpus", loadCpus, halves.load()));
    }

    private static Optional<String> chosen(String option, @Nullable String wished, Optional<String> usual) {
        if (wished == null) {
            return usual;
        }
        if (!wished.equals(NONE) && !wished.matches("\\d+(-\\d+)?(,\\d+(-\\d+)?)*")) {
            throw new IllegalArgumentException(option + ": " + wished + " (expected: such as 0-3,8 or none)");
        }
        return wished.equals(NONE) ? Optional.empty() : Optional.of(wished);
    }
}
