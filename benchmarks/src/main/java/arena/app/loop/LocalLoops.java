package arena.app.loop;

import io.netty.channel.EventLoop;
import io.netty.channel.local.LocalAddress;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/**
 * An event loop like those of the server, connections watched and writes gathered as there, but without sockets.
 *
 * @param loops the one, for whoever opens listeners and endpoints on it
 * @param vertx what the loop belongs to
 * @param eventLoop the loop itself
 */
public record LocalLoops(EventLoops loops, Vertx vertx, EventLoop eventLoop) {

    /**
     * Opens it.
     *
     * @param patience with clients
     * @param writes to their connections
     */
    public static LocalLoops open(Patience patience, Writes writes) {
        LocalTransport local = new LocalTransport();
        ConnectionWatch watch = new ConnectionWatch(patience, writes);
        Vertx vertx = Vertx.builder()
                .with(new VertxOptions().setEventLoopPoolSize(1))
                .withTransport(new LoopTransport(local, watch::around))
                .build();
        SequencedMap<Vertx, ConnectionWatch> watches = new LinkedHashMap<>(Map.of(vertx, watch));
        // The name of a transport only decides whether it sends files, which nothing here asks for.
        return new LocalLoops(
                new EventLoops(TransportChoice.IO_URING, watches), vertx, local.loops().next());
    }

    /** Where the listener with this port number is to be found. */
    public LocalAddress address(int port) {
        return LocalTransport.address(port);
    }
}
