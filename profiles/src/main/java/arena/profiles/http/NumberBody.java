package arena.profiles.http;

import java.nio.charset.StandardCharsets;
import java.util.function.LongConsumer;

/** Reads a body that is one integer. White space around it is allowed, since a shell likes to send a line feed. */
public final class NumberBody {

    /** Bytes of a body that are read at most. */
    public static final int MAX_BYTES = 64;

    private NumberBody() {}

    /**
     * Calls {@code answer} with the number once the body is complete.
     *
     * <p>Fails the exchange with 413 if the body is longer than {@link #MAX_BYTES}, with 400 if it is not an integer, and
     * with whatever {@code answer} throws.
     */
    public static void read(Exchange exchange, LongConsumer answer) {
        LimitedBody.read(exchange, MAX_BYTES, "an integer", (bytes, length) -> {
            String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
            answer.accept(Integers.parse(text.strip(), "body"));
        });
    }
}
