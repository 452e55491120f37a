package arena.client;

import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.StreamResetException;
import io.vertx.core.json.JsonObject;
import java.util.Optional;
import java.util.concurrent.TimeoutException;

/**
 * Why a request does not count as answered.
 *
 * @param kind one of a few words, by which failures are counted
 * @param detail what came and what was expected, or what broke
 */
record Failure(String kind, String detail) {

    static Optional<Failure> of(String kind, Object came, Object expected) {
        return Optional.of(new Failure(kind, kind + " " + came + " (expected: " + expected + ")"));
    }

    static Failure of(Throwable cause) {
        String message = message(cause);
        return switch (cause) {
            case StreamResetException reset -> new Failure("reset", "stream reset with code " + reset.getCode());
            case HttpClosedException _ -> new Failure("closed", "connection closed: " + message);
            case TimeoutException _ -> new Failure("timeout", message);
            default -> new Failure("other", message);
        };
    }

    /** What stands behind an exception often says more than itself. */
    private static String message(Throwable cause) {
        String message = cause.getMessage() == null ? cause.toString() : cause.getMessage();
        Throwable deeper = cause.getCause();
        return deeper == null || message.contains(String.valueOf(deeper.getMessage()))
                ? message
                : message + ": " + message(deeper);
    }

    JsonObject toJson() {
        return new JsonObject().put("error", kind).put("detail", detail);
    }
}
