package arena.app.edge;

import io.vertx.core.Future;
import io.vertx.core.http.HttpClientConnection;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.RequestOptions;

/** A connection to a server, of a {@link Pool}. */
final class Line {

    /** The request itself says what it asks for. */
    private static final RequestOptions UNDECIDED = new RequestOptions();

    private final HttpClientConnection connection;
    private final int capacity;
    private int inUse;
    private boolean usedBefore;
    private boolean closed;

    Line(HttpClientConnection connection, int capacity) {
        this.connection = connection;
        this.capacity = capacity;
    }

    Future<HttpClientRequest> request() {
        return connection.request(UNDECIDED);
    }

    /** Whether it may have been closed by the server in the meantime, while nobody looked. */
    boolean isUsedBefore() {
        return usedBefore;
    }

    boolean isClosed() {
        return closed;
    }

    /** Whether several requests use it at once, which don't concern one another. */
    boolean isShared() {
        return capacity > 1;
    }

    boolean hasRoom() {
        return inUse < capacity;
    }

    void enter() {
        inUse++;
    }

    void leave() {
        inUse--;
        usedBefore = true;
    }

    /** The connection has ended. */
    void markClosed() {
        closed = true;
    }

    /** Ends the connection: what may still come over it is nobody's answer. */
    void close() {
        connection.close();
    }
}
