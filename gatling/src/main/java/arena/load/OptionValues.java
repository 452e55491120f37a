package arena.load;

import arena.load.harness.LoadTool;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Values of options that picocli cannot judge. */
final class OptionValues {

    private OptionValues() {}

    /** @throws IllegalArgumentException if it is less; the message names the option */
    static int atLeast(int least, String option, int value) {
        if (value < least) {
            throw new IllegalArgumentException(option + ": " + value + " (expected: >= " + least + ")");
        }
        return value;
    }

    /**
     * Nothing if nothing was said.
     *
     * @throws IllegalArgumentException if it is less; the message names the option
     */
    static OptionalInt atLeastOne(String option, @Nullable Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(atLeast(1, option, value));
    }

    /** @throws IllegalArgumentException if there is none of this name */
    static LoadTool tool(String name) {
        return LoadTool.named(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "--tool: " + name + " (expected: one of " + LoadTool.names() + ")"));
    }
}
