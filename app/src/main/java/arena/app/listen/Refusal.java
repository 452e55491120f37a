package arena.app.listen;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;

/** The last answer on a connection. */
final class Refusal {

    /** How long a client may take to read it. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private Refusal() {}

    /** Answers with one plain line and closes the connection. */
    static void send(HttpServerRequest request, int status, String message) {
        // Before the answer: a request that is already there would be taken up with the end of it.
        request.connection().shutdown(LIMIT);
        request.response()
                .setStatusCode(status)
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/plain")
                .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE)
                .end(message + "\n")
                .eventually(() -> request.connection().close());
    }
}
