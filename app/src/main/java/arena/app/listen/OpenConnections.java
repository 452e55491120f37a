package arena.app.listen;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpConnection;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The connections of a server, kept to be shut down one by one. The server would do that too, but then closes a connection
 * as soon as its last answer is complete, with what the client has not read of it still unsent. Thread-safe.
 */
final class OpenConnections implements Handler<HttpConnection> {

    private final Set<HttpConnection> connections = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Duration shutdownLimit;

    @Override
    public void handle(HttpConnection connection) {
        connections.add(connection);
        connection.closeHandler(_ -> connections.remove(connection));
        Duration limit = shutdownLimit;
        if (limit != null) {
            // It came before the port was closed, but too late to be seen below.
            connection.shutdown(limit);
        }
    }

    /** Of a connection that is no longer HTTP: nobody is told of its end, and whoever has it now shuts it down. */
    void forget(HttpConnection connection) {
        connections.remove(connection);
    }

    int count() {
        return connections.size();
    }

    /** Lets each finish the request that it has begun and deliver the answer, and then closes it. */
    void shutdown(Duration limit) {
        shutdownLimit = limit;
        connections.forEach(connection -> connection.shutdown(limit));
    }
}
