package arena.app;

import arena.app.listen.ListenerException;
import arena.app.loop.TransportException;
import arena.app.tls.TlsException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts the server as the environment says, and stops it when it is told to. */
@Command(
        name = "arena-server",
        description =
                "Answers every profile of the arena, or another part of its stack. It is configured by environment variables:",
        sortOptions = false,
        footerHeading = "%nEnvironment:%n",
        footer = {
            "  ARENA_ROLE               server, auth or edge (default: server)",
            "",
            "Of the server:",
            "  ARENA_FLAVOUR            standard, tuned or engine (default: engine)",
            "  ARENA_TRANSPORT          auto, io_uring, epoll or nio (default: auto, the best that works)",
            "  ARENA_LOOPS              number of event loops (default: number of processors)",
            "  ARENA_HOST               address to listen on (default: 0.0.0.0)",
            "  ARENA_PORT               port for HTTP/1.1 and h2c, 0 for any free one (default: 8080)",
            "  ARENA_PORT_H2C           port for h2c alone (default: 8082)",
            "  ARENA_PORT_TLS           port for HTTP/1.1 over TLS (default: 8081)",
            "  ARENA_PORT_H2            port for HTTP/2 over TLS, and HTTP/3 over UDP (default: 8443)",
            "  ARENA_PORT_TLS_RELOADED  port for TLS with a certificate that may change (default: 9000)",
            "  ARENA_TIMEOUT_HEAD       seconds that a client may take for a request head (default: 10)",
            "  ARENA_TIMEOUT_IDLE       seconds after which a connection on which nothing moves ends (default: 75)",
            "  ARENA_TLS                openssl or jdk (default: openssl where it loads)",
            "  ARENA_DATA               folder with dataset.json and static (default: /data)",
            "  ARENA_CERTS              folder with server.crt and server.key (default: /certs)",
            "  ARENA_CERTS_RELOADED     folder with a pair that may change (default: /certs-tls)",
            "  ARENA_STATIC_CACHE       memory for bodies of static files in flavour engine (default: 64M)",
            "  ARENA_METRICS            on or off: whether /metrics is there (default: on)",
            "  ARENA_ALT_SVC            on or off: whether answers over TLS tell of HTTP/3 (default: off)",
            "  DATABASE_URL             postgres://USER:PASSWORD@HOST:PORT/DATABASE (default: none)",
            "  DATABASE_MAX_CONN        connections of the whole process (default: 64)",
            "  REDIS_URL                redis://USER:PASSWORD@HOST:PORT (default: none)",
            "  ARENA_EDGE               who may set X-User-Id: addresses, networks (default: this machine)",
            "",
            "Of the authentication service, besides ARENA_TRANSPORT and ARENA_LOOPS:",
            "  JWT_SECRET               of the signatures, 32 bytes or more (required)",
            "  AUTHSVC_LISTEN           HOST:PORT, port 0 for any free one (default: 0.0.0.0:9090)",
            "",
            "Of the edge, besides ARENA_TRANSPORT, ARENA_LOOPS, ARENA_HOST, ARENA_TLS, ARENA_CERTS, ARENA_DATA and",
            "ARENA_STATIC_CACHE:",
            "  ARENA_EDGE_PORT          port for HTTP/2, HTTP/1.1 and HTTP/3 (default: 8443)",
            "  ARENA_EDGE_SERVER        http://HOST:PORT, h2c://HOST:PORT or unix:/PATH (default: http://127.0.0.1:8080)",
            "  ARENA_EDGE_AUTH          the same, for /api (default: http://127.0.0.1:9090)",
            "  ARENA_EDGE_CONNECTIONS   to each of them, of the whole process (default: 128 for each loop)",
            "  ARENA_EDGE_CONNECT_MILLIS  patience with a connection (default: 2000)",
            "  ARENA_EDGE_AUTH_MILLIS   with the authentication service (default: 5000)",
            "  ARENA_EDGE_ANSWER_MILLIS with the server, until its answer begins (default: 75000)",
            "  ARENA_EDGE_PAUSE_MILLIS  with a body that does not go on (default: 60000)",
            "  ARENA_EDGE_FORWARDED     on or off: whether the server gets a Forwarded field (default: off)",
            "",
            "Exit status: 0 after SIGTERM or SIGINT, 2 if the configuration is bad or a port is taken."
        })
public final class Main implements Callable<Integer> {

    private static final System.Logger LOG;

    /**
     * What a client can provoke thousands of times, and what nobody has to act on: exceptions for which Vert.x has no use, a
     * descriptor that is not to be had for a new connection, a frame for a stream that was reset, answers to pings that
     * nobody reads, a file that changed while
     * it was read. Kept here, for loggers without a reference forget their level.
     */
    private static final Map<Logger, Level> PROVOKED = Map.of(
            Logger.getLogger("io.netty.channel.AbstractChannelHandlerContext"), Level.SEVERE,
            Logger.getLogger("io.netty.channel.DefaultChannelPipeline"), Level.SEVERE,
            Logger.getLogger("io.netty.handler.codec.http2.DefaultHttp2ConnectionDecoder"), Level.SEVERE,
            Logger.getLogger("io.netty.handler.codec.http2.Http2ControlFrameLimitEncoder"), Level.SEVERE,
            Logger.getLogger("com.github.benmanes.caffeine"), Level.SEVERE,
            // A stream of HTTP/3 that its client gives up is an error to it.
            Logger.getLogger("io.vertx.core.net.impl.ConnectionBase"), Level.OFF,
            // So is a connection to Redis that ends before it is ready, of which the one who asked for it is told
            // anyway.
            Logger.getLogger("io.vertx.redis.client.impl.RedisConnectionManager"), Level.OFF);

    static {
        // Before the first logger is made: one line a message, without the name of a class.
        System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tF %1$tT %4$s %5$s%6$s%n");
        // Vert.x would take SLF4J if some library of the local stack has brought it along.
        System.setProperty("vertx.logger-delegate-factory-class-name", "io.vertx.core.logging.JULLogDelegateFactory");
        PROVOKED.forEach(Logger::setLevel);
        LOG = System.getLogger(Main.class.getName());
    }

    private static final int UNEXPECTED = 1;
    private static final int BAD_CONFIGURATION = 2;

    @Option(names = "--print-config", description = "Print the values in effect and exit.")
    private boolean printConfig;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this help and exit.")
    @SuppressWarnings("UnusedVariable") // picocli itself looks at it
    private boolean help;

    public static void main(String[] arguments) {
        System.exit(arguments.length == 0 ? run() : new CommandLine(new Main()).execute(arguments));
    }

    /** Starts as it is mostly started, without loading what takes a command line apart: that would be a sixth of the start. */
    private static int run() {
        try {
            return new Main().call();
        } catch (InterruptedException | RuntimeException unexpected) {
            LOG.log(System.Logger.Level.ERROR, "stopped by what must not happen", unexpected);
            return UNEXPECTED;
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            RoleConfig config =
                    RoleConfig.from(System.getenv(), Runtime.getRuntime().availableProcessors());
            if (printConfig) {
                config.lines().forEach(new CommandLine(this).getOut()::println);
                return 0;
            }
            KnownVariables.unknown(System.getenv().keySet())
                    .forEach(name -> LOG.log(
                            System.Logger.Level.WARNING, "{0} is set, but no variable of this name is known", name));
            serve(config);
            return 0;
        } catch (ConfigException | ListenerException | TlsException | TransportException refused) {
            new CommandLine(this).getErr().println("arena-server: " + refused.getMessage());
            return BAD_CONFIGURATION;
        }
    }

    /** Returns when the process is told to stop and has done so. */
    private static void serve(RoleConfig config) throws InterruptedException {
        // Before the first port opens: who is served may see the stop come at once.
        StopSignal stop = StopSignal.install();
        Service service = config.start();
        LOG.log(System.Logger.Level.INFO, "{0}, started in {1} ms", config.label(), sinceStart());
        service.homePage().ifPresent(url -> LOG.log(System.Logger.Level.INFO, "open {0}", url));
        stop.await();
        LOG.log(System.Logger.Level.INFO, "stopping: requests that have begun are finished first");
        service.stop();
        LOG.log(System.Logger.Level.INFO, "stopped");
    }

    /** Milliseconds since the process began, the start of the JVM included. */
    private static String sinceStart() {
        Instant begin = ProcessHandle.current().info().startInstant().orElseGet(Instant::now);
        return Long.toString(Duration.between(begin, Instant.now()).toMillis());
    }
}
