package arena.app;

import arena.app.edge.Edge;
import arena.app.edge.EdgeSettings;
import arena.app.edge.Upstream;
import arena.app.listen.FreePort;
import arena.app.listen.Listener;
import arena.app.listen.ListenerConfig;
import arena.app.loop.EventLoops;
import arena.app.loop.QuicLibrary;
import arena.app.loop.QuicLoops;
import arena.app.loop.TransportChoice;
import arena.app.route.RouterFactory;
import arena.app.tls.TlsEngine;
import arena.app.tls.TlsOptions;
import arena.profiles.staticfiles.StaticFiles;
import arena.profiles.staticfiles.StaticRoutes;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.HostAndPort;
import io.vertx.core.net.SocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Everything that can be set about the edge, read once from the environment. Immutable.
 *
 * @param transport the only one to use, or empty for the best that works
 * @param loops number of event loops
 * @param port of HTTP/2 and HTTP/1.1 over TLS, and of HTTP/3
 * @param tlsEngine the only one to use, or empty for the best that loads
 * @param certs folder with {@code server.crt} and {@code server.key}
 * @param data folder with {@code static}
 * @param staticCacheBytes what the bodies of static files may take in memory
 */
record EdgeConfig(
        Optional<TransportChoice> transport,
        int loops,
        String host,
        int port,
        Optional<TlsEngine> tlsEngine,
        Path certs,
        Path data,
        long staticCacheBytes,
        EdgeSettings settings)
        implements RoleConfig {

    private static final System.Logger LOG = System.getLogger(EdgeConfig.class.getName());

    private static final Set<HttpVersion> OVER_TCP =
            EnumSet.of(HttpVersion.HTTP_1_0, HttpVersion.HTTP_1_1, HttpVersion.HTTP_2);
    private static final Set<HttpVersion> OVER_UDP = EnumSet.of(HttpVersion.HTTP_3);

    private static final String UPSTREAMS = "http://HOST:PORT, h2c://HOST:PORT or unix:/PATH";
    private static final int LONGEST_MILLIS = 3_600_000;

    /**
     * Reads the variables that {@link Main} lists.
     *
     * @param cpus number of processors that the process may use
     * @throws ConfigException if a value is bad
     */
    static EdgeConfig from(Map<String, String> variables, int cpus) {
        Environment environment = new Environment(variables);
        int loops = AppConfig.loops(environment, cpus);
        return new EdgeConfig(
                AppConfig.transport(environment),
                loops,
                environment.text("ARENA_HOST").orElse("0.0.0.0"),
                environment.integer("ARENA_EDGE_PORT", 8443, 0, 65_535),
                environment.choice("ARENA_TLS", TlsEngine.class),
                Path.of(environment.text("ARENA_CERTS").orElse("/certs")),
                Path.of(environment.text("ARENA_DATA").orElse("/data")),
                environment.bytes("ARENA_STATIC_CACHE", 64L << 20),
                settings(environment, loops));
    }

    private static EdgeSettings settings(Environment environment, int loops) {
        return new EdgeSettings(
                upstream(environment, "ARENA_EDGE_SERVER", "http://127.0.0.1:8080", loops),
                upstream(environment, "ARENA_EDGE_AUTH", "http://127.0.0.1:9090", loops),
                new EdgeSettings.Limits(
                        millis(environment, "ARENA_EDGE_CONNECT_MILLIS", 2_000),
                        millis(environment, "ARENA_EDGE_AUTH_MILLIS", 5_000),
                        // A delay may take 60 s.
                        millis(environment, "ARENA_EDGE_ANSWER_MILLIS", 75_000),
                        millis(environment, "ARENA_EDGE_PAUSE_MILLIS", 60_000)),
                environment.isOn("ARENA_EDGE_FORWARDED", false));
    }

    @Override
    public String label() {
        return "edge";
    }

    @Override
    public List<String> lines() {
        EdgeSettings.Limits limits = settings.limits();
        return List.of(
                "ARENA_ROLE=edge",
                "ARENA_TRANSPORT=" + transport.map(TransportChoice::label).orElse("auto"),
                "ARENA_LOOPS=" + loops,
                "ARENA_HOST=" + host,
                "ARENA_EDGE_PORT=" + port,
                "ARENA_TLS=" + tlsEngine.map(TlsEngine::name).orElse("auto").toLowerCase(Locale.ROOT),
                "ARENA_CERTS=" + certs,
                "ARENA_DATA=" + data,
                "ARENA_STATIC_CACHE=" + staticCacheBytes,
                "ARENA_EDGE_SERVER=" + url(settings.server()),
                "ARENA_EDGE_AUTH=" + url(settings.authentication()),
                "ARENA_EDGE_CONNECTIONS=" + settings.server().connections() * loops,
                "ARENA_EDGE_CONNECT_MILLIS=" + limits.connect().toMillis(),
                "ARENA_EDGE_AUTH_MILLIS=" + limits.authentication().toMillis(),
                "ARENA_EDGE_ANSWER_MILLIS=" + limits.answer().toMillis(),
                "ARENA_EDGE_PAUSE_MILLIS=" + limits.pause().toMillis(),
                "ARENA_EDGE_FORWARDED=" + (settings.forwarded() ? "on" : "off"));
    }

    @Override
    public Service start() {
        TlsEngine engine = TlsEngine.choose(tlsEngine);
        return ChosenPorts.open(
                lost -> lost == port, () -> Service.start(loops, transport, opened -> open(opened, engine)));
    }

    private List<Listener> open(EventLoops opened, TlsEngine engine) {
        ListenerConfig.Tls tls =
                new ListenerConfig.Tls(TlsOptions.read(certs, opened.loops().getFirst()), engine.options());
        int chosen = port == 0 ? FreePort.ofTcpAndUdp(host) : port;
        Function<Vertx, Handler<HttpServerRequest>> edges = edges(opened.transport());
        List<Listener> listeners = new ArrayList<>();
        listeners.add(
                Service.listen(ListenerConfig.secure(ListenerNames.EDGE, host, chosen, OVER_TCP, tls), opened, edges));
        Optional<String> obstacle = QuicLibrary.obstacle();
        if (obstacle.isEmpty()) {
            QuicLoops quic = opened.openQuic();
            listeners.add(Service.listenQuic(
                    ListenerConfig.secure(ListenerNames.EDGE_H3, host, chosen, OVER_UDP, tls),
                    quic,
                    _ -> edges.apply(quic.vertx())));
        } else {
            LOG.log(System.Logger.Level.WARNING, "no HTTP/3: {0}", obstacle.get());
        }
        return listeners;
    }

    /** Makes the edge of a loop. They share the cache of files. */
    private Function<Vertx, Handler<HttpServerRequest>> edges(TransportChoice chosen) {
        StaticFiles files = Flavour.ENGINE.staticFiles(data.resolve("static"), chosen.sendsFiles(), staticCacheBytes);
        return loop -> new Edge(loop, settings, RouterFactory.TABLE.create(loop, StaticRoutes.routes(files)));
    }

    private static Upstream upstream(Environment environment, String variable, String fallback, int loops) {
        int connections = environment.integer("ARENA_EDGE_CONNECTIONS", 128 * loops, loops, 1_000_000) / loops;
        String url = environment.text(variable).orElse(fallback);
        int colon = url.indexOf(':');
        String rest = url.substring(colon + 1);
        if (url.startsWith("unix:/")) {
            return new Upstream(SocketAddress.domainSocketAddress(rest), false, connections);
        }
        HostAndPort address = rest.startsWith("//") ? HostAndPort.parseAuthority(rest.substring(2), -1) : null;
        boolean multiplexed = url.startsWith("h2c:");
        if (address == null || address.port() < 1 || !(multiplexed || url.startsWith("http:"))) {
            throw new ConfigException(variable, url, UPSTREAMS);
        }
        return new Upstream(SocketAddress.inetSocketAddress(address.port(), address.host()), multiplexed, connections);
    }

    private static String url(Upstream upstream) {
        SocketAddress address = upstream.address();
        String scheme = upstream.multiplexed() ? "h2c://" : "http://";
        return address.isDomainSocket() ? "unix:" + address.path() : scheme + address.host() + ':' + address.port();
    }

    private static Duration millis(Environment environment, String variable, int fallback) {
        return Duration.ofMillis(environment.integer(variable, fallback, 100, LONGEST_MILLIS));
    }
}
