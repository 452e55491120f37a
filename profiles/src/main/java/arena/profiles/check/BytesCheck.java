package arena.profiles.check;

import java.util.Arrays;
import java.util.Optional;

/** Judges a body that is known byte by byte. */
final class BytesCheck {

    private BytesCheck() {}

    static Optional<String> problem(byte[] expected, byte[] body) {
        int difference = Arrays.mismatch(expected, body);
        if (difference < 0) {
            return Optional.empty();
        }
        return Optional.of("body: %s at byte %d of %d (expected: %s, %d bytes)"
                .formatted(
                        Excerpt.of(body, difference),
                        difference,
                        body.length,
                        Excerpt.of(expected, difference),
                        expected.length));
    }
}
