package arena.profiles.http;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import java.util.Objects;

/** Answers whose body is sent in parts, as they come from somewhere else. */
public final class StreamedAnswer {

    private StreamedAnswer() {}

    /**
     * Ends an answer all of whose parts are written. Over HTTP/3 not at once but when what was read of the connection has been
     * handled: until then an end is only noted, and if all before it gets acknowledged in between, quiche takes the stream for
     * complete and forgets to send it (its issue 2525, mended by its pull request 2665). To be called on the event loop of the
     * connection.
     */
    public static void end(HttpServerRequest request) {
        HttpServerResponse response = request.response();
        if (request.version() == HttpVersion.HTTP_3) {
            Objects.requireNonNull(Vertx.currentContext()).runOnContext(_ -> endOnce(response));
        } else {
            endOnce(response);
        }
    }

    private static void endOnce(HttpServerResponse response) {
        if (!response.ended()) {
            response.end();
        }
    }
}
