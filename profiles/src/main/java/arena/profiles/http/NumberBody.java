package arena.profiles.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.nio.charset.StandardCharsets;
import java.util.function.LongConsumer;

/**
 * Reads a body that is one integer, whatever its framing and media type. White space around it is allowed, since a shell
 * likes to send a line feed.
 *
 * <p>A body that is too long gets its 413 at once. The rest of it is read and thrown away for a while, because closing a
 * connection with unread bytes resets it, and the reset may overtake the answer.
 */
public final class NumberBody {

    /** Bytes of a body that are read at most. */
    public static final int MAX_BYTES = 64;

    private static final int MAX_DISCARDED_BYTES = 1024 * 1024;

    private final Exchange exchange;
    private final LongConsumer answer;
    private final byte[] bytes = new byte[MAX_BYTES];
    private int length;
    private int discarded;
    private boolean isAnswered;

    private NumberBody(Exchange exchange, LongConsumer answer) {
        this.exchange = exchange;
        this.answer = answer;
    }

    /**
     * Calls {@code answer} with the number once the body is complete.
     *
     * <p>Fails the exchange with 413 if the body is longer than {@link #MAX_BYTES}, with 400 if it is not an integer, and
     * with whatever {@code answer} throws.
     */
    public static void read(Exchange exchange, LongConsumer answer) {
        NumberBody body = new NumberBody(exchange, answer);
        HttpServerRequest request = exchange.request();
        request.handler(body::append).endHandler(_ -> body.end());
        request.exceptionHandler(_ -> body.fail(RequestException.badRequest("malformed body")));
    }

    private void append(Buffer chunk) {
        if (length + chunk.length() > MAX_BYTES) {
            discard(chunk.length());
            return;
        }
        chunk.getBytes(bytes, length);
        length += chunk.length();
    }

    private void discard(int count) {
        if (discarded == 0) {
            length = MAX_BYTES;
            fail(new RequestException(413, "body must be an integer of at most " + MAX_BYTES + " bytes"));
        }
        discarded += count;
        if (discarded > MAX_DISCARDED_BYTES) {
            exchange.request().connection().close();
        }
    }

    /** Once: a body that is too long, or breaks off, may still come to an end of some kind. */
    private void fail(RuntimeException failure) {
        if (!isAnswered) {
            isAnswered = true;
            exchange.fail(failure);
        }
    }

    private void end() {
        if (isAnswered) {
            return;
        }
        isAnswered = true;
        try {
            String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
            answer.accept(Integers.parse(text.strip(), "body"));
        } catch (RuntimeException failure) {
            exchange.fail(failure);
        }
    }
}
