package arena.app;

import arena.app.listen.Listener;
import arena.app.loop.EventLoops;
import arena.app.loop.QuicLoops;
import arena.app.tls.CertificateWatch;
import arena.app.tls.TlsEngine;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The running server. Start is all or nothing: if a listener can't be opened, everything is closed again. Thread-safe.
 */
final class Server {

    private static final System.Logger LOG = System.getLogger(Server.class.getName());

    private final Service service;

    private Server(Service service) {
        this.service = service;
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
        Server server = new Server(ChosenPorts.open(
                config.ports()::names,
                () -> Service.start(
                        config.loops(),
                        config.transport(),
                        config.patience(),
                        config.flavour().writes(),
                        loops -> open(config, data, tls, loops))));
        server.followCertificate(config.reloadedCerts());
        return server;
    }

    private static List<Listener> open(AppConfig config, DataFolder data, TlsEngine tls, EventLoops loops) {
        LOG.log(
                System.Logger.Level.INFO,
                "{0} event loops on {1}, TLS by {2}",
                Integer.toString(config.loops()),
                loops.transport().label(),
                tls.label());
        Endpoints endpoints = new Endpoints(config, data, loops);
        Map<Vertx, Backing> backings = backings(endpoints, loops);
        Map<Vertx, Handler<HttpServerRequest>> routers = new HashMap<>();
        backings.forEach((loop, backing) -> routers.put(loop, endpoints.router(loop, backing)));
        ListenerPlan plan = ListenerPlan.of(config, tls, loops.loops().getFirst());
        List<Listener> listeners = new ArrayList<>();
        plan.tcp()
                .forEach(listener -> listeners.add(
                        Service.listen(listener, loops, loop -> Objects.requireNonNull(routers.get(loop)))));
        plan.quic().ifPresent(listener -> {
            QuicLoops quic = loops.openQuic();
            listeners.add(Service.listenQuic(listener, quic, number -> {
                Vertx owner = loops.loops().get(number);
                Backing backing = Objects.requireNonNull(backings.get(owner)).lent(owner, quic.vertx());
                return endpoints.router(quic.vertx(), backing);
            }));
        });
        return listeners;
    }

    /** Waits until they are connected: the first requests of a cold process would wait for that too long. */
    private static Map<Vertx, Backing> backings(Endpoints endpoints, EventLoops loops) {
        Map<Vertx, Future<Backing>> opening =
                loops.loops().stream().collect(Collectors.toMap(Function.identity(), endpoints::backing));
        Map<Vertx, Backing> backings = new HashMap<>();
        opening.forEach((loop, backing) -> backings.put(loop, backing.await()));
        return backings;
    }

    Service service() {
        return service;
    }

    /** The port of HTTP/1.1 in clear text, also where any was asked for. */
    int port() {
        return service.listeners().getFirst().config().port();
    }

    /** See {@link Service#port}. */
    Optional<Integer> port(String listener) {
        return service.port(listener);
    }

    /** How many connections are open now, on all ports together. */
    int connections() {
        return service.listeners().stream().mapToInt(Listener::connections).sum();
    }

    /** See {@link Service#stop}. */
    void stop() {
        service.stop();
    }

    private void followCertificate(Path folder) {
        Vertx first = service.loops().loops().getFirst();
        service.find(ListenerNames.RELOADED)
                .ifPresent(listener -> listener.config()
                        .tls()
                        .ifPresent(tls -> CertificateWatch.start(folder, first, tls.options(), listener::update)));
    }
}
