package arena.load;

import arena.load.harness.StackSetup;
import arena.load.harness.TargetSpec;
import arena.load.harness.ToolBox;
import arena.load.harness.Wishes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What can be said on the command line. Filled by picocli, read afterwards. */
final class CompareOptions {

    @Parameters(
            paramLabel = "TARGET",
            description = {
                "The first is what the others are compared with (default: the three flavours):",
                "standard, tuned, engine: ours;",
                "FLAVOUR@EDGE: in a stack with that edge;",
                "FLAVOUR@FILE: with other options of the JVM;",
                "nginx; peer:NAME, one of " + TargetSpec.PEERS + ";",
                "image:NAME; rev:REVISION[:FLAVOUR];",
                "http://HOST:PORT, which runs already."
            })
    private List<String> targets = TargetSpec.FLAVOURS;

    @Option(
            names = "--workload",
            paramLabel = "ID,...",
            split = ",",
            hideParamSyntax = true,
            description =
                    "Ids of profiles or of other workloads, divided by commas (default: small, echo-4k, long-tls).")
    private List<String> workloads = List.of("small", "echo-4k", "long-tls");

    @Option(
            names = "--repeats",
            paramLabel = "N",
            defaultValue = "3",
            description = "Rounds for each workload (default: ${DEFAULT-VALUE}).")
    private int repeats;

    @Option(
            names = "--duration",
            paramLabel = "S",
            defaultValue = "5",
            description = "Seconds that are measured in each run (default: ${DEFAULT-VALUE}).")
    private int duration;

    @Option(
            names = "--warmup",
            paramLabel = "S",
            defaultValue = "20",
            description =
                    "Seconds of load before, at most: it ends when the rate is steady (default: ${DEFAULT-VALUE}).")
    private int warmUp;

    @Mixin
    private final ShapeOptions shape = new ShapeOptions();

    @Option(
            names = "--tool",
            paramLabel = "T",
            description = "Send all load with this one (default: for each workload the lightest that is there).")
    private @Nullable String tool;

    @Mixin
    private final CpuOptions cpus = new CpuOptions();

    @Option(
            names = "--deep",
            description =
                    "After each run also count system calls (strace), instructions (perf), allocated bytes (JFR) and"
                            + " what is left in the heap, under short loads of their own.")
    private boolean deep;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for everything that is written (default: target/compare/<time>).")
    private @Nullable Path out;

    @Mixin
    private final StackOptions stack = new StackOptions();

    @Option(names = "--list", description = "List the workloads and end.")
    private boolean list;

    boolean listsOnly() {
        return list;
    }

    /** @throws IllegalArgumentException if one is none, or named twice */
    List<TargetSpec> targets() {
        List<TargetSpec> specs = targets.stream().map(TargetSpec::parse).toList();
        if (specs.stream().distinct().count() < specs.size()) {
            throw new IllegalArgumentException("target: " + String.join(", ", targets) + " (expected: each once)");
        }
        return specs;
    }

    List<String> workloads() {
        return workloads;
    }

    /** @throws IllegalArgumentException if there are none */
    int repeats() {
        return OptionValues.atLeast(1, "--repeats", repeats);
    }

    /** @throws IllegalArgumentException if a number makes no sense; the message names the option */
    Wishes wishes() {
        return new Wishes(
                Optional.ofNullable(tool).map(OptionValues::tool),
                true,
                shape.connections(),
                shape.rate(),
                Duration.ofSeconds(OptionValues.atLeast(1, "--duration", duration)),
                Duration.ofSeconds(OptionValues.atLeast(0, "--warmup", warmUp)),
                cpus.sets(),
                deep,
                true);
    }

    StackSetup setup() {
        return stack.setup();
    }

    ToolBox toolBox() {
        return stack.toolBox();
    }

    Path out() {
        return Optional.ofNullable(out).orElseGet(() -> Commands.defaultFolder("compare"));
    }
}
