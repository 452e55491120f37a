package arena.app;

import arena.app.loop.Patience;
import arena.app.loop.TransportChoice;
import arena.app.tls.TlsEngine;
import arena.profiles.me.TrustedEdge;
import io.vertx.pgclient.PgConnectOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Everything that can be set about the server, read once from the environment. Immutable.
 *
 * @param transport the only one to use, or empty for the best that works
 * @param loops number of event loops
 * @param patience with clients over TCP
 * @param ports where to listen
 * @param tlsEngine the only one to use, or empty for the best that loads
 * @param data folder with {@code dataset.json} and {@code static}
 * @param certs folder with {@code server.crt} and {@code server.key}
 * @param reloadedCerts folder with another such pair that may change while the server runs
 * @param staticCacheBytes what the bodies of static files may take in memory, where they are kept there
 * @param metrics whether {@code /metrics} is there
 * @param altSvc whether answers over TLS tell of HTTP/3
 * @param redis the cache that processes share
 * @param edge who may say in whose name a request is
 */
record AppConfig(
        Flavour flavour,
        Optional<TransportChoice> transport,
        int loops,
        Patience patience,
        String host,
        Ports ports,
        Optional<TlsEngine> tlsEngine,
        Path data,
        Path certs,
        Path reloadedCerts,
        long staticCacheBytes,
        boolean metrics,
        boolean altSvc,
        Optional<DatabaseConfig> database,
        Optional<RedisConfig> redis,
        TrustedEdge edge)
        implements RoleConfig {

    /** It need not be there. */
    static final String USUAL_RELOADED = "/certs-tls";

    private static final int MAX_LOOPS = 1024;
    private static final int MAX_TIMEOUT_SECONDS = 3600;

    /**
     * One port for each listener; 0 means any free one.
     *
     * @param http HTTP/1.1 and, by prior knowledge, HTTP/2 in clear text
     * @param h2c HTTP/2 in clear text by prior knowledge
     * @param https HTTP/1.1 over TLS
     * @param h2 HTTP/2 over TLS, and HTTP/3 over UDP
     * @param reloaded HTTP/1.1 over TLS with a certificate that may change
     */
    record Ports(int http, int h2c, int https, int h2, int reloaded) {

        /** Whether it is one of these, and was not left to the server to choose. */
        boolean names(int port) {
            return IntStream.of(http, h2c, https, h2, reloaded).anyMatch(named -> named == port);
        }

        private static Ports from(Environment environment) {
            return new Ports(
                    port(environment, "ARENA_PORT", 8080),
                    port(environment, "ARENA_PORT_H2C", 8082),
                    port(environment, "ARENA_PORT_TLS", 8081),
                    port(environment, "ARENA_PORT_H2", 8443),
                    port(environment, "ARENA_PORT_TLS_RELOADED", 9000));
        }

        private static int port(Environment environment, String variable, int fallback) {
            return environment.integer(variable, fallback, 0, 65_535);
        }
    }

    /**
     * Reads the variables that {@link Main} lists.
     *
     * @param cpus number of processors that the process may use
     * @throws ConfigException if a value is bad
     */
    static AppConfig from(Map<String, String> variables, int cpus) {
        Environment environment = new Environment(variables);
        int loops = loops(environment, cpus);
        return new AppConfig(
                environment.choice("ARENA_FLAVOUR", Flavour.class).orElse(Flavour.ENGINE),
                transport(environment),
                loops,
                new Patience(
                        seconds(environment, "ARENA_TIMEOUT_HEAD", Patience.USUAL.head()),
                        seconds(environment, "ARENA_TIMEOUT_IDLE", Patience.USUAL.idle())),
                environment.text("ARENA_HOST").orElse("0.0.0.0"),
                Ports.from(environment),
                environment.choiceOrAuto("ARENA_TLS", TlsEngine.class),
                Path.of(environment.text("ARENA_DATA").orElse("/data")),
                Path.of(environment.text("ARENA_CERTS").orElse("/certs")),
                Path.of(environment.text("ARENA_CERTS_RELOADED").orElse(USUAL_RELOADED)),
                environment.bytes("ARENA_STATIC_CACHE", 64L << 20),
                environment.isOn("ARENA_METRICS", true),
                environment.isOn("ARENA_ALT_SVC", false),
                database(environment, loops),
                environment.text("REDIS_URL").map(RedisConfig::parse),
                environment.text("ARENA_EDGE").map(AppConfig::edge).orElse(TrustedEdge.LOOPBACK));
    }

    @Override
    public String label() {
        return "flavour " + flavour.label();
    }

    @Override
    public Service start() {
        return Server.start(this).service();
    }

    @Override
    public List<String> lines() {
        return List.of(
                "ARENA_FLAVOUR=" + flavour.label(),
                "ARENA_TRANSPORT=" + transport.map(TransportChoice::label).orElse("auto"),
                "ARENA_LOOPS=" + loops,
                "ARENA_TIMEOUT_HEAD=" + patience.head().toSeconds(),
                "ARENA_TIMEOUT_IDLE=" + patience.idle().toSeconds(),
                "ARENA_HOST=" + host,
                "ARENA_PORT=" + ports.http(),
                "ARENA_PORT_H2C=" + ports.h2c(),
                "ARENA_PORT_TLS=" + ports.https(),
                "ARENA_PORT_H2=" + ports.h2(),
                "ARENA_PORT_TLS_RELOADED=" + ports.reloaded(),
                "ARENA_TLS=" + tlsEngine.map(TlsEngine::name).orElse("auto").toLowerCase(Locale.ROOT),
                "ARENA_DATA=" + data,
                "ARENA_CERTS=" + certs,
                "ARENA_CERTS_RELOADED=" + reloadedCerts,
                "ARENA_STATIC_CACHE=" + staticCacheBytes,
                "ARENA_METRICS=" + (metrics ? "on" : "off"),
                "ARENA_ALT_SVC=" + (altSvc ? "on" : "off"),
                "DATABASE_URL=" + database.map(DatabaseConfig::toString).orElse(""),
                "DATABASE_MAX_CONN="
                        + database.map(DatabaseConfig::maxConnections)
                                .map(Object::toString)
                                .orElse(""),
                "REDIS_URL=" + redis.map(RedisConfig::toString).orElse(""),
                "ARENA_EDGE=" + edge);
    }

    private static Duration seconds(Environment environment, String variable, Duration fallback) {
        return Duration.ofSeconds(
                environment.integer(variable, Math.toIntExact(fallback.toSeconds()), 1, MAX_TIMEOUT_SECONDS));
    }

    static int loops(Environment environment, int cpus) {
        return environment.integer("ARENA_LOOPS", Math.min(cpus, MAX_LOOPS), 1, MAX_LOOPS);
    }

    static Optional<TransportChoice> transport(Environment environment) {
        return environment.choiceOrAuto("ARENA_TRANSPORT", TransportChoice.class);
    }

    private static Optional<DatabaseConfig> database(Environment environment, int loops) {
        Optional<PgConnectOptions> server = environment.text("DATABASE_URL").map(AppConfig::server);
        int maxConnections = environment.integer("DATABASE_MAX_CONN", Math.max(loops, 64), 1, 100_000);
        if (server.isPresent() && maxConnections < loops) {
            throw new ConfigException(
                    "DATABASE_MAX_CONN",
                    Integer.toString(maxConnections),
                    "at least one for each of the " + loops + " event loops, or a lower ARENA_LOOPS");
        }
        return server.map(options -> new DatabaseConfig(options, maxConnections));
    }

    private static TrustedEdge edge(String list) {
        try {
            return TrustedEdge.parse(list);
        } catch (IllegalArgumentException _) {
            throw new ConfigException("ARENA_EDGE", list, "addresses or networks, such as 10.0.0.5, 10.1.0.0/16");
        }
    }

    private static PgConnectOptions server(String url) {
        try {
            return PgConnectOptions.fromUri(url);
        } catch (IllegalArgumentException _) {
            // Neither the value nor the cause is repeated: both may hold the password.
            throw new ConfigException("DATABASE_URL", "***", "postgres://USER:PASSWORD@HOST:PORT/DATABASE");
        }
    }
}
