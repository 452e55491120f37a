package arena.app.loop;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/** An event loop like those of the server, connections watched and writes gathered as there, but without sockets. Thread-safe. */
public final class MemoryLoops {

    private final MemoryTransport transport = new MemoryTransport();
    private final EventLoops loops;

    /**
     * Opens it.
     *
     * @param patience with clients
     * @param writes to their connections
     */
    public MemoryLoops(Patience patience, Writes writes) {
        ConnectionWatch watch = new ConnectionWatch(patience, writes);
        Vertx vertx = Vertx.builder()
                .with(new VertxOptions().setEventLoopPoolSize(1))
                .withTransport(new LoopTransport(transport, watch::around))
                .build();
        SequencedMap<Vertx, ConnectionWatch> watches = new LinkedHashMap<>(Map.of(vertx, watch));
        // The name of a transport only decides whether it sends files, which nothing here asks for.
        loops = new EventLoops(TransportChoice.IO_URING, watches);
    }

    /** The one, for whoever opens a listener and endpoints on it. It is closed by them. */
    public EventLoops loops() {
        return loops;
    }

    /**
     * Connects to the only listener, which must be open.
     *
     * @param peer the client
     */
    public MemoryConnection connect(MemoryConnection.Peer peer) {
        MemoryConnection connection = new MemoryConnection(peer);
        transport.port().accept(connection);
        connection.awaitRegistered();
        return connection;
    }
}
