package arena.load;

import arena.load.harness.LoadTool;
import java.util.List;
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

    /** @throws IllegalArgumentException if it is another; the message names the option */
    static String among(String option, String value, List<String> allowed) {
        if (!allowed.contains(value)) {
            throw new IllegalArgumentException(option + ": " + value + " (expected: "
                    + String.join(", ", allowed.subList(0, allowed.size() - 1)) + " or " + allowed.getLast() + ")");
        }
        return value;
    }

    /** @throws IllegalArgumentException if there is none of this name */
    static LoadTool tool(String name) {
        return LoadTool.named(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "--tool: " + name + " (expected: one of " + LoadTool.names() + ")"));
    }
}
