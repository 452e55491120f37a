package arena.app.listen;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;

/** The last answer on a connection. */
final class Refusal {

    private Refusal() {}

    /** Answers with one plain line and closes the connection. */
    static void send(HttpServerRequest request, int status, String message) {
        request.response()
                .setStatusCode(status)
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/plain")
                .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE)
                .end(message + "\n")
                .eventually(() -> request.connection().close());
    }
}
