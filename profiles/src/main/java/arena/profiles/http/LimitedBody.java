package arena.profiles.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.util.Arrays;

/**
 * Reads a body of a limited length, whatever its framing and media type.
 *
 * <p>A body that is too long gets its 413 at once. The rest of it is read and thrown away for a while, because closing a
 * connection with unread bytes resets it, and the reset may overtake the answer.
 */
public final class LimitedBody {

    private static final int FIRST_BYTES = 64;
    private static final int MAX_DISCARDED_BYTES = 1024 * 1024;

    private final Exchange exchange;
    private final int maxBytes;
    private final String expected;
    private final Reader reader;
    private byte[] bytes;
    private int length;
    private int discarded;
    private boolean isAnswered;

    /** Takes a body that is complete. */
    @FunctionalInterface
    public interface Reader {

        /**
         * Answers a request by its body, or throws what it is to be answered with.
         *
         * @param bytes what the body is, from 0 to {@code length}
         */
        void read(byte[] bytes, int length);
    }

    private LimitedBody(Exchange exchange, int maxBytes, String expected, Reader reader) {
        this.exchange = exchange;
        this.maxBytes = maxBytes;
        this.expected = expected;
        this.reader = reader;
        this.bytes = new byte[Math.min(maxBytes, FIRST_BYTES)];
    }

    /**
     * Calls the reader once the body is complete. Fails the exchange with 413 if the body is longer than {@code maxBytes},
     * with 400 if it breaks off, and with whatever the reader throws.
     *
     * @param expected what the body must be, for the message: "an integer"
     */
    public static void read(Exchange exchange, int maxBytes, String expected, Reader reader) {
        LimitedBody body = new LimitedBody(exchange, maxBytes, expected, reader);
        HttpServerRequest request = exchange.request();
        request.handler(body::append).endHandler(_ -> body.end());
        request.exceptionHandler(_ -> body.fail(RequestException.badRequest("malformed body")));
    }

    private void append(Buffer chunk) {
        int end = length + chunk.length();
        if (end > maxBytes) {
            discard(chunk.length());
            return;
        }
        if (end > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.min(maxBytes, Math.max(end, 2 * bytes.length)));
        }
        chunk.getBytes(bytes, length);
        length = end;
    }

    private void discard(int count) {
        if (discarded == 0) {
            length = maxBytes;
            fail(new RequestException(413, "body must be " + expected + " of at most " + maxBytes + " bytes"));
        }
        discarded += count;
        if (discarded > MAX_DISCARDED_BYTES) {
            exchange.abort();
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
            reader.read(bytes, length);
        } catch (RuntimeException failure) {
            exchange.fail(failure);
        }
    }
}
