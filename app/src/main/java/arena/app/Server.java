package arena.app;

import arena.app.db.PgDatabase;
import arena.app.index.IndexRoutes;
import arena.app.listen.Listener;
import arena.app.listen.ListenerConfig;
import arena.app.loop.EventLoops;
import arena.profiles.asyncdb.AsyncDbRoutes;
import arena.profiles.baseline.BaselineRoutes;
import arena.profiles.delay.DelayRoutes;
import arena.profiles.echo.EchoRoutes;
import arena.profiles.http.Route;
import arena.profiles.json.JsonRoutes;
import arena.profiles.pipeline.PipelineRoutes;
import arena.profiles.sql.Database;
import arena.profiles.staticfiles.StaticRoutes;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

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
    private final Listener http;

    private Server(EventLoops loops, Listener http) {
        this.loops = loops;
        this.http = http;
    }

    /**
     * Opens loops and listeners, and waits until they are open.
     *
     * @throws ConfigException if the data folder is broken
     * @throws arena.app.loop.TransportException if the transport can't be had
     * @throws arena.app.listen.ListenerException if a port can't be had
     */
    static Server start(AppConfig config) {
        DataFolder data = DataFolder.read(config.data());
        EventLoops loops = EventLoops.open(config.loops(), config.transport());
        try {
            ListenerConfig port = new ListenerConfig("http", config.host(), config.port());
            Listener http = Listener.open(port, loops.loops(), loop -> router(config, data, loop))
                    .await();
            LOG.log(
                    System.Logger.Level.INFO,
                    "http: HTTP/1.1 on {0}:{1}, {2} event loops on {3}",
                    port.host(),
                    Integer.toString(http.config().port()),
                    Integer.toString(config.loops()),
                    loops.transport().label());
            return new Server(loops, http);
        } catch (RuntimeException failure) {
            loops.close().await();
            throw failure;
        }
    }

    /** The port that is open, also where any was asked for. */
    int port() {
        return http.config().port();
    }

    /** Stops accepting, lets every request that has begun finish, up to a limit, and waits for the end of it. */
    void stop() {
        http.shutdown(SHUTDOWN_LIMIT).otherwiseEmpty().await();
        try {
            loops.close().await(CLOSE_LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            LOG.log(System.Logger.Level.WARNING, "something still waits for an answer, and is left waiting");
        }
    }

    private static Handler<HttpServerRequest> router(AppConfig config, DataFolder data, Vertx loop) {
        Database database = config.database()
                .<Database>map(
                        target -> PgDatabase.create(loop, target.server(), target.connectionsPerLoop(config.loops())))
                .orElse(Database.ABSENT);
        List<Route> endpoints = Stream.of(
                        BaselineRoutes.routes(),
                        PipelineRoutes.routes(),
                        DelayRoutes.routes(loop),
                        JsonRoutes.routes(data.dataset()),
                        EchoRoutes.routes(),
                        StaticRoutes.routes(data.staticRoot()),
                        AsyncDbRoutes.routes(database))
                .flatMap(List::stream)
                .toList();
        List<Route> all = Stream.concat(IndexRoutes.routes(endpoints).stream(), endpoints.stream())
                .toList();
        return config.flavour().router().create(loop, all);
    }
}
