package arena.app;

import arena.app.listen.Listener;
import arena.app.listen.ListenerConfig;
import arena.app.loop.EventLoops;
import arena.app.tls.CertificateWatch;
import arena.app.tls.TlsEngine;
import arena.app.tls.TlsOptions;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.CompressionConfig;
import io.vertx.core.http.HttpServerRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The running server. Start is all or nothing: if a listener can't be opened, everything is closed again. Thread-safe.
 */
final class Server {

    private static final System.Logger LOG = System.getLogger(Server.class.getName());

    /** How long requests that have begun may take to finish once the server is told to stop. */
    private static final Duration SHUTDOWN_LIMIT = Duration.ofSeconds(10);

    /** How long closing may take after that: a database that is silent would be waited for without end. */
    private static final Duration CLOSE_LIMIT = Duration.ofSeconds(2);

    private final EventLoops loops;
    private final List<Listener> listeners;

    private Server(EventLoops loops, List<Listener> listeners) {
        this.loops = loops;
        this.listeners = List.copyOf(listeners);
    }

    /**
     * Opens loops and listeners, and waits until they are open.
     *
     * @throws ConfigException if the data folder is broken
     * @throws arena.app.loop.TransportException if the transport can't be had
     * @throws arena.app.tls.TlsException if a certificate that is there, or the TLS library asked for, can't be used
     * @throws arena.app.listen.ListenerException if a port can't be had
     */
    static Server start(AppConfig config) {
        DataFolder data = DataFolder.read(config.data());
        TlsEngine tls = TlsEngine.choose(config.tlsEngine());
        EventLoops loops = EventLoops.open(config.loops(), config.transport());
        try {
            LOG.log(
                    System.Logger.Level.INFO,
                    "{0} event loops on {1}, TLS by {2}",
                    Integer.toString(config.loops()),
                    loops.transport().label(),
                    tls.label());
            Endpoints endpoints = new Endpoints(config, data, loops.transport());
            Map<Vertx, Handler<HttpServerRequest>> routers = new HashMap<>();
            loops.loops().forEach(loop -> routers.put(loop, endpoints.router(loop)));
            List<Listener> listeners = new ArrayList<>();
            for (ListenerConfig listener : listeners(config, tls, loops.loops().getFirst())) {
                listeners.add(open(listener, loops, routers));
            }
            Server server = new Server(loops, listeners);
            server.followCertificate(config.reloadedCerts());
            return server;
        } catch (RuntimeException failure) {
            loops.close().await();
            throw failure;
        }
    }

    /** The port of HTTP/1.1 in clear text, also where any was asked for. */
    int port() {
        return listeners.getFirst().config().port();
    }

    /** The port that the listener of this name has, also where any was asked for; empty if it is not open. */
    Optional<Integer> port(String listener) {
        return find(listener).map(found -> found.config().port());
    }

    /** How many connections are open now, on all ports together. */
    int connections() {
        return listeners.stream().mapToInt(Listener::connections).sum();
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

    private static List<ListenerConfig> listeners(AppConfig config, TlsEngine engine, Vertx vertx) {
        AppConfig.Ports ports = config.ports();
        Optional<CompressionConfig> compression = config.flavour().compression();
        List<ListenerConfig> listeners = new ArrayList<>();
        listeners.add(
                new ListenerConfig(ListenerNames.HTTP, config.host(), ports.http(), Optional.empty(), compression));
        if (TlsOptions.hasCertificate(config.certs())) {
            Optional<ListenerConfig.Tls> tls = tls(config.certs(), engine, vertx);
            listeners.add(new ListenerConfig(ListenerNames.HTTPS, config.host(), ports.https(), tls, compression));
        } else {
            LOG.log(System.Logger.Level.WARNING, "no server.crt and server.key in {0}: no TLS", config.certs());
        }
        if (TlsOptions.hasCertificate(config.reloadedCerts())) {
            Optional<ListenerConfig.Tls> tls = tls(config.reloadedCerts(), engine, vertx);
            listeners.add(
                    new ListenerConfig(ListenerNames.RELOADED, config.host(), ports.reloaded(), tls, compression));
        }
        return listeners;
    }

    private static Optional<ListenerConfig.Tls> tls(Path folder, TlsEngine engine, Vertx vertx) {
        return Optional.of(new ListenerConfig.Tls(TlsOptions.read(folder, vertx), engine.options()));
    }

    private static Listener open(
            ListenerConfig config, EventLoops loops, Map<Vertx, Handler<HttpServerRequest>> routers) {
        Listener listener = Listener.open(config, loops.loops(), loop -> Objects.requireNonNull(routers.get(loop)))
                .await();
        LOG.log(
                System.Logger.Level.INFO,
                "{0}: HTTP/1.1{1} on {2}:{3}",
                config.name(),
                config.tls().isPresent() ? " over TLS" : "",
                config.host(),
                Integer.toString(listener.config().port()));
        return listener;
    }

    private void followCertificate(Path folder) {
        find(ListenerNames.RELOADED)
                .ifPresent(listener -> listener.config()
                        .tls()
                        .ifPresent(tls -> CertificateWatch.start(
                                folder, loops.loops().getFirst(), tls.options(), listener::update)));
    }

    private Optional<Listener> find(String name) {
        return listeners.stream()
                .filter(listener -> listener.config().name().equals(name))
                .findFirst();
    }
}
