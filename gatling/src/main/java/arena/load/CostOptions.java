package arena.load;

import arena.load.harness.Boundaries;
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
final class CostOptions {

    @Parameters(paramLabel = "PROFILE", description = "Id of a profile, or of another workload that sends requests.")
    private String workload = "";

    @Option(
            names = "--flavour",
            paramLabel = "F,...",
            hideParamSyntax = true,
            split = ",",
            description = "Flavours of the server, one after the other (default: engine).")
    private List<String> flavours = List.of("engine");

    @Option(
            names = "--duration",
            paramLabel = "S",
            defaultValue = "10",
            description = "Seconds that are measured and profiled (default: ${DEFAULT-VALUE}).")
    private int duration;

    @Option(
            names = "--warmup",
            paramLabel = "S",
            defaultValue = "14",
            description =
                    "Seconds of load before, at most: it ends when the rate is steady (default: ${DEFAULT-VALUE}).")
    private int warmUp;

    @Mixin
    private final ShapeOptions shape = new ShapeOptions();

    @Option(
            names = "--tool",
            paramLabel = "T",
            description = "Send the load with this one (default: the lightest that is there).")
    private @Nullable String tool;

    @Mixin
    private final CpuOptions cpus = new CpuOptions();

    @Option(
            names = "--no-boundaries",
            description = "Leave out what making the body and the handler cost alone, without a socket.")
    private boolean noBoundaries;

    @Option(
            names = "--boundary-seconds",
            paramLabel = "S",
            defaultValue = "3",
            description =
                    "Seconds that each of these is measured, after as long a warm-up (default: ${DEFAULT-VALUE}).")
    private int boundarySeconds;

    @Option(
            names = "--benchmark-command",
            hidden = true,
            paramLabel = "FILE",
            description = "Command line of the benchmarks, one argument a line; without it they are left out.")
    private @Nullable Path benchmarkCommand;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for everything that is written (default: target/cost/<time>).")
    private @Nullable Path out;

    @Mixin
    private final StackOptions stack = new StackOptions();

    String workload() {
        return workload;
    }

    /** @throws IllegalArgumentException if one is none */
    List<String> flavours() {
        for (String flavour : flavours) {
            if (!TargetSpec.FLAVOURS.contains(flavour)) {
                throw new IllegalArgumentException("--flavour: " + flavour + " (expected: "
                        + String.join(", ", TargetSpec.FLAVOURS) + ", or some of them)");
            }
        }
        return flavours.stream().distinct().toList();
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
                false,
                false);
    }

    boolean leavesBoundariesOut() {
        return noBoundaries;
    }

    /** @throws IllegalArgumentException if a number makes no sense; the message names the option */
    Optional<Boundaries> boundaries() {
        int seconds = OptionValues.atLeast(1, "--boundary-seconds", boundarySeconds);
        return Optional.ofNullable(benchmarkCommand)
                .filter(_ -> !noBoundaries)
                .map(file -> new Boundaries(file.toAbsolutePath(), seconds));
    }

    StackSetup setup() {
        return stack.setup();
    }

    ToolBox toolBox() {
        return stack.toolBox();
    }

    Path out() {
        return Optional.ofNullable(out).orElseGet(() -> Commands.defaultFolder("cost"));
    }
}
