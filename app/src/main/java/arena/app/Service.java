package arena.app;

import arena.app.listen.Listener;
import arena.app.listen.ListenerConfig;
import arena.app.listen.Watch;
import arena.app.listen.Worker;
import arena.app.loop.ConnectionWatch;
import arena.app.loop.EventLoops;
import arena.app.loop.Patience;
import arena.app.loop.QuicLoops;
import arena.app.loop.TransportChoice;
import arena.app.loop.Writes;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Event loops and the listeners that are open on them. Immutable; they live until {@link #stop}. */
record Service(EventLoops loops, List<Listener> listeners) {

    private static final System.Logger LOG = System.getLogger(Service.class.getName());

    /** How long requests that have begun may take to finish once the process is told to stop. */
    private static final Duration SHUTDOWN_LIMIT = Duration.ofSeconds(10);

    /** How long closing may take after that: a database that is silent would be waited for without end. */
    private static final Duration CLOSE_LIMIT = Duration.ofSeconds(2);

    Service {
        listeners = List.copyOf(listeners);
    }

    /** The same with the patience that is usual, and writes as they come. */
    static Service start(
            int count, Optional<TransportChoice> transport, Function<EventLoops, List<Listener>> listeners) {
        return start(count, transport, Patience.USUAL, Writes.AS_THEY_COME, listeners);
    }

    /**
     * Opens so many loops, and what this function opens on them, which is then said. If it fails everything is closed again.
     *
     * @throws arena.app.loop.TransportException if the transport can't be had
     * @throws RuntimeException that of the function
     */
    static Service start(
            int count,
            Optional<TransportChoice> transport,
            Patience patience,
            Writes writes,
            Function<EventLoops, List<Listener>> listeners) {
        EventLoops loops = EventLoops.open(count, transport, patience, writes);
        try {
            Service service = new Service(loops, listeners.apply(loops));
            // Not before all are open: who reads of a port may use it at once.
            service.listeners.forEach(Service::say);
            return service;
        } catch (RuntimeException failure) {
            loops.close().await();
            throw failure;
        }
    }

    /**
     * Opens a listener on every loop, and waits until it is open.
     *
     * @param handler makes the handler of a loop's requests
     * @throws arena.app.listen.ListenerException if the port can't be had
     */
    static Listener listen(
            ListenerConfig config, EventLoops loops, Function<Vertx, Handler<HttpServerRequest>> handler) {
        List<Worker> workers = loops.loops().stream()
                .map(loop -> new Worker(loop, watch(loops.watch(loop)), handler.apply(loop)))
                .toList();
        return Listener.open(config, workers).await();
    }

    /**
     * Opens a listener for QUIC on loops of its own, and waits until it is open.
     *
     * @param handler makes the handler of the requests of the loop with this number, from 0
     * @throws arena.app.listen.ListenerException if the port can't be had
     */
    static Listener listenQuic(
            ListenerConfig config, QuicLoops loops, IntFunction<Handler<HttpServerRequest>> handler) {
        IntFunction<Worker> worker = number -> new Worker(loops.vertx(), Watch.NONE, handler.apply(number));
        return Listener.openQuic(config, loops.vertx(), loops.count(), worker).await();
    }

    private static Watch watch(ConnectionWatch watch) {
        return new Watch() {
            @Override
            public void opened(HttpConnection connection) {
                watch.opened(() -> connection.shutdown(SHUTDOWN_LIMIT));
            }

            @Override
            public void begun() {
                watch.begun();
            }
        };
    }

    private static void say(Listener listener) {
        ListenerConfig config = listener.config();
        LOG.log(
                System.Logger.Level.INFO,
                "{0}: {1} on {2}:{3}",
                config.name(),
                config.protocols(),
                config.host(),
                Integer.toString(config.port()));
    }

    /** The port that the listener of this name has, also where any was asked for; empty if it is not open. */
    Optional<Integer> port(String listener) {
        return find(listener).map(found -> found.config().port());
    }

    /** Where a browser on this machine finds a list of the endpoints; empty if there is none. */
    Optional<String> homePage() {
        return find(ListenerNames.HTTP).map(Listener::config).map(config -> {
            boolean everywhere =
                    config.host().equals("0.0.0.0") || config.host().equals("::");
            return "http://" + HostAndPort.create(everywhere ? "localhost" : config.host(), config.port()) + "/";
        });
    }

    Optional<Listener> find(String listener) {
        return listeners.stream()
                .filter(candidate -> candidate.config().name().equals(listener))
                .findFirst();
    }

    /** Stops accepting, lets every request that has begun finish, up to a limit, and waits for the end of it. */
    void stop() {
        Future<?> shutdown = Future.join(listeners.stream()
                        .map(listener -> listener.shutdown(SHUTDOWN_LIMIT))
                        .toList())
                .otherwiseEmpty();
        // An answer that the client does not read would be waited for without end, whatever the limit of the framework.
        awaitAtMost(SHUTDOWN_LIMIT.plus(CLOSE_LIMIT), shutdown);
        awaitAtMost(CLOSE_LIMIT, loops.close());
    }

    private static void awaitAtMost(Duration limit, Future<?> end) {
        try {
            end.await(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            LOG.log(System.Logger.Level.WARNING, "something still waits for an answer, and is left waiting");
        }
    }
}
