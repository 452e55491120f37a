package arena.client;

import io.vertx.core.http.GoAway;
import io.vertx.core.http.HttpClientConnection;
import io.vertx.core.http.HttpClientRequest;

/** A connection, and what the server said when it wanted to end it. Belongs to one event loop. */
final class OpenConnection {

    private final HttpClientConnection connection;
    private long lastSeen = Long.MAX_VALUE;

    OpenConnection(HttpClientConnection connection) {
        this.connection = connection;
    }

    HttpClientConnection connection() {
        return connection;
    }

    /** A server that says goodbye without an error names the last request that it will answer. */
    void goesAway(GoAway goodbye) {
        if (goodbye.getErrorCode() == 0) {
            lastSeen = goodbye.getLastStreamId();
        }
    }

    /** Whether the server has surely not begun with this request, so that it may be sent again. */
    boolean hasNotSeen(HttpClientRequest stream) {
        return stream.streamId() > lastSeen;
    }
}
