package arena.load;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much load there is, where that is not left to the workload. Filled by picocli, read afterwards. */
final class ShapeOptions {

    @Option(names = "--connections", paramLabel = "N", description = "Connections held at a time.")
    private @Nullable Integer connections;

    @Option(names = "--rate", paramLabel = "R", description = "Requests a second where the rate is fixed.")
    private @Nullable Integer rate;

    /** @throws IllegalArgumentException if there are none */
    OptionalInt connections() {
        return OptionValues.atLeastOne("--connections", connections);
    }

    /** @throws IllegalArgumentException if it is zero or less */
    OptionalInt rate() {
        return OptionValues.atLeastOne("--rate", rate);
    }
}
