package arena.load.simulation;

import arena.profiles.Answer.Content;
import arena.profiles.check.Verifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Judges the bodies that one request is answered with. Looking into a JSON body costs more than all the rest that a request
 * costs the load generator; a body that equals, byte for byte, the one that was last found right is right as well, because
 * the verdict depends on nothing but the bytes. Thread-safe.
 */
final class BodyCheck {

    private final Content expected;
    private final Verifier verifier;
    private volatile byte @Nullable [] lastRight;

    BodyCheck(Content expected, Verifier verifier) {
        this.expected = expected;
        this.verifier = verifier;
    }

    /**
     * Returns the body if it is as it must be.
     *
     * @throws IllegalStateException if it is not; the message says what is wrong
     */
    byte[] approved(byte[] body) {
        if (!Arrays.equals(lastRight, body)) {
            verifier.problem(expected, body).ifPresent(problem -> {
                throw new IllegalStateException(problem);
            });
            lastRight = body;
        }
        return body;
    }
}
