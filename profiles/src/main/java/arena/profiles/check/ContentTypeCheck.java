package arena.profiles.check;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges the header {@code Content-Type} (CHECKS, conventions): the value itself, or the value and parameters. */
final class ContentTypeCheck {

    private ContentTypeCheck() {}

    static Optional<String> problem(String expected, @Nullable String header) {
        if (expected.isEmpty()) {
            return Optional.empty();
        }
        if (header == null || header.isEmpty()) {
            return Optional.of("Content-Type: missing (expected: " + expected + ")");
        }
        return fits(expected, header) || isScript(expected, header) || isGrpc(expected, header)
                ? Optional.empty()
                : Optional.of("Content-Type: " + Excerpt.of(header) + " (expected: " + expected + ")");
    }

    private static boolean fits(String expected, String header) {
        return header.equals(expected) || header.startsWith(expected + ";");
    }

    private static boolean isScript(String expected, String header) {
        return expected.equals("application/javascript") && fits("text/javascript", header);
    }

    /** gRPC may name the encoding of its messages, and the arena does not mind (SPEC 1.3). */
    private static boolean isGrpc(String expected, String header) {
        return expected.equals("application/grpc") && header.startsWith("application/grpc+");
    }
}
