package arena.app.loop;

import io.netty.channel.ChannelHandler;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.net.NetClient;
import io.vertx.core.net.NetServer;
import io.vertx.core.transport.Transport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The event loops of the process: one {@link Vertx} for each, with one event loop in it.
 *
 * <p>All servers on one port inside one {@code Vertx} share one listening socket and one acceptor, which is what limits
 * how many connections a second it can take. With a {@code Vertx} per loop every loop has a listening socket of its own
 * (SO_REUSEPORT), and the kernel spreads the connections.
 *
 * <p>Thread-safe; the loops live until {@link #close}.
 */
public final class EventLoops {

    private static final long PROBE_SECONDS = 5;

    private final TransportChoice transport;
    private final SequencedMap<Vertx, ConnectionWatch> watches;
    private final List<Vertx> loops;
    private final List<Runnable> endings = new CopyOnWriteArrayList<>();

    private final AtomicReference<@Nullable QuicLoops> quic = new AtomicReference<>();

    EventLoops(TransportChoice transport, SequencedMap<Vertx, ConnectionWatch> watches) {
        this.transport = transport;
        this.watches = watches;
        this.loops = List.copyOf(watches.keySet());
    }

    /**
     * Opens so many loops on the best transport that really works in this process, tried by sending a byte over it.
     *
     * @param forced the only transport to try, or empty for io_uring, epoll and NIO in this order
     * @param patience with the clients of servers on these loops
     * @param writes to the connections of servers on these loops
     * @throws TransportException if there is none
     */
    public static EventLoops open(int count, Optional<TransportChoice> forced, Patience patience, Writes writes) {
        List<String> obstacles = new ArrayList<>();
        for (TransportChoice choice : forced.map(Stream::of)
                .orElseGet(() -> EnumSet.allOf(TransportChoice.class).stream())
                .toList()) {
            Optional<String> obstacle = choice.obstacle();
            if (obstacle.isEmpty()) {
                try {
                    return new EventLoops(choice, openOn(choice, count, patience, writes));
                } catch (RuntimeException | LinkageError failure) {
                    obstacle = Optional.of(TransportChoice.rootMessage(failure));
                }
            }
            obstacles.add(choice.label() + ": " + obstacle.get());
        }
        throw new TransportException("no transport works here: " + String.join("; ", obstacles));
    }

    public TransportChoice transport() {
        return transport;
    }

    /** One for each loop. */
    public List<Vertx> loops() {
        return loops;
    }

    /** What looks after the connections of this loop, one of {@link #loops}. */
    public ConnectionWatch watch(Vertx loop) {
        return Objects.requireNonNull(watches.get(loop), "not one of these loops");
    }

    /**
     * Opens as many loops for QUIC. They end with these.
     *
     * @throws IllegalStateException if they are open already
     */
    public QuicLoops openQuic() {
        QuicLoops opened = QuicLoops.open(loops.size(), transport);
        if (!quic.compareAndSet(null, opened)) {
            opened.vertx().close();
            throw new IllegalStateException("the loops for QUIC are open");
        }
        return opened;
    }

    /** Has this run before the loops end, for what would take the end of its connections for a fault. */
    public void beforeClose(Runnable action) {
        endings.add(action);
    }

    /** Ends every loop and what still runs on it. */
    public Future<Void> close() {
        endings.forEach(Runnable::run);
        return closeAll(
                Stream.concat(loops.stream(), Stream.ofNullable(quic.get()).map(QuicLoops::vertx))
                        .toList());
    }

    private static SequencedMap<Vertx, ConnectionWatch> openOn(
            TransportChoice choice, int count, Patience patience, Writes writes) {
        SequencedMap<Vertx, ConnectionWatch> loops = new LinkedHashMap<>();
        try {
            for (int i = 0; i < count; i++) {
                ConnectionWatch watch = new ConnectionWatch(patience, writes);
                loops.put(vertx(choice, 1, watch::around), watch);
            }
            probe(loops.firstEntry().getKey());
            return loops;
        } catch (RuntimeException | LinkageError failure) {
            closeAll(loops.keySet());
            throw failure;
        }
    }

    /**
     * One with so many loops in it.
     *
     * @param around puts something before the handler that gets every new connection of a server
     */
    static Vertx vertx(TransportChoice choice, int loops, UnaryOperator<ChannelHandler> around) {
        Transport transport = Objects.requireNonNull(choice.transport(), choice.label());
        return Vertx.builder()
                .with(options(loops))
                .withTransport(new LoopTransport(transport, around))
                .build();
    }

    private static VertxOptions options(int loops) {
        return new VertxOptions()
                .setEventLoopPoolSize(loops)
                // Nothing that a request needs runs on a worker. Default pools would be 40 threads for every loop.
                .setWorkerPoolSize(1)
                .setInternalBlockingPoolSize(1)
                // The checker is a thread per Vertx that wakes up at this interval: rarely is enough to find a fault.
                .setBlockedThreadCheckInterval(Duration.ofSeconds(10).toMillis())
                .setFileSystemOptions(
                        new FileSystemOptions().setFileCachingEnabled(false).setClassPathResolvingEnabled(false));
    }

    /** A library that loads may still be refused by the kernel, for instance by the seccomp profile of a container. */
    private static void probe(Vertx vertx) {
        NetServer server = vertx.createNetServer().connectHandler(socket -> socket.handler(socket::write));
        // Held to the end: a client that the garbage collector finds closes its connections.
        NetClient client = vertx.createNetClient();
        try {
            server.listen(0, "127.0.0.1")
                    .compose(listening -> client.connect(listening.actualPort(), "127.0.0.1"))
                    .compose(socket -> {
                        Future<Void> echoed = Future.future(promise -> {
                            socket.handler(_ -> promise.tryComplete());
                            socket.closeHandler(_ -> promise.tryFail("connection closed"));
                        });
                        return socket.write("?").compose(_ -> echoed).eventually(socket::close);
                    })
                    .eventually(client::close)
                    .eventually(server::close)
                    .await(PROBE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException _) {
            throw new IllegalStateException("no byte came back within " + PROBE_SECONDS + " s");
        }
    }

    private static Future<Void> closeAll(Collection<Vertx> loops) {
        return Future.join(loops.stream().map(Vertx::close).toList()).mapEmpty();
    }
}
