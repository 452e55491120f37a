package arena.load.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Compares with files that seal an output: whoever changes the output has to change them, and sees what changes. */
public final class Golden {

    private Golden() {}

    /** The text of this file beside the test class. */
    public static String text(Class<?> test, String name) throws IOException {
        try (InputStream file = Objects.requireNonNull(test.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    public static void assertSealed(String actual, Class<?> test, String name) throws IOException {
        assertThat(actual).isEqualTo(text(test, name));
    }
}
