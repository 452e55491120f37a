package arena.app;

import arena.app.cache.RedisLink;
import arena.app.cache.SecondTier;
import arena.app.cache.SharedCache;
import arena.app.db.Outage;
import arena.app.db.PgDatabase;
import arena.app.index.IndexRoutes;
import arena.app.loop.EventLoops;
import arena.app.metrics.MetricsRoutes;
import arena.profiles.asyncdb.AsyncDbRoutes;
import arena.profiles.baseline.BaselineRoutes;
import arena.profiles.delay.DelayRoutes;
import arena.profiles.echo.EchoRoutes;
import arena.profiles.fortunes.FortunesRoutes;
import arena.profiles.getsum.GetSumRoutes;
import arena.profiles.getsum.GetSumService;
import arena.profiles.http.Route;
import arena.profiles.items.Item;
import arena.profiles.items.ItemsRoutes;
import arena.profiles.json.JsonRoutes;
import arena.profiles.me.MeRoutes;
import arena.profiles.me.User;
import arena.profiles.pipeline.PipelineRoutes;
import arena.profiles.sql.Database;
import arena.profiles.staticfiles.StaticFiles;
import arena.profiles.staticfiles.StaticRoutes;
import arena.profiles.ws.WsRoutes;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Puts the endpoints together, for one event loop at a time. Every listener of the loop serves the same. */
final class Endpoints {

    private static final System.Logger LOG = System.getLogger(Endpoints.class.getName());

    private final AppConfig config;
    private final DataFolder data;
    private final StaticFiles files;
    private final SharedCache<Item> items = new SharedCache<>("item", Item.class, Duration.ofSeconds(1));
    private final SharedCache<User> users = new SharedCache<>("user", User.class, Duration.ofSeconds(30));
    private final Optional<RedisLink> redis;
    private final Optional<Outage> outage;

    Endpoints(AppConfig config, DataFolder data, EventLoops loops) {
        this.config = config;
        this.data = data;
        this.files = config.flavour()
                .staticFiles(data.staticRoot(), loops.transport().sendsFiles(), config.staticCacheBytes());
        this.redis =
                config.redis().map(server -> RedisLink.open(server.options(), loops.loops(), List.of(items, users)));
        redis.ifPresent(link -> loops.beforeClose(link::close));
        this.outage = config.database().map(database -> new Outage(database.server()));
        if (config.database().isEmpty()) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "no DATABASE_URL: /async-db answers an empty page, /fortunes and /api answer 503");
        }
    }

    /**
     * The handler of all requests of one loop.
     *
     * @param loop what the loop belongs to
     */
    Handler<HttpServerRequest> router(Vertx loop, Backing backing) {
        List<Route> endpoints = routes(loop, backing);
        List<Route> all = Stream.concat(IndexRoutes.routes(endpoints).stream(), endpoints.stream())
                .toList();
        return new GetSumService(
                loop, config.flavour().sumMessages(), config.flavour().router().create(loop, all));
    }

    private List<Route> routes(Vertx loop, Backing backing) {
        Database database = backing.database();
        SecondTier second = backing.second();
        List<Route> metrics = config.metrics() ? MetricsRoutes.routes(files::stats) : List.of();
        return Stream.of(
                        BaselineRoutes.routes(),
                        PipelineRoutes.routes(),
                        DelayRoutes.routes(config.flavour().delayTimer(loop)),
                        JsonRoutes.routes(data.dataset(), config.flavour().itemAnswer()),
                        EchoRoutes.routes(),
                        StaticRoutes.routes(files),
                        AsyncDbRoutes.routes(database, config.flavour().rows()),
                        FortunesRoutes.routes(database, config.flavour().fortunes()),
                        ItemsRoutes.routes(
                                database,
                                items.on(loop, second),
                                config.flavour().items()),
                        MeRoutes.routes(
                                config.edge(),
                                database,
                                users.on(loop, second),
                                config.flavour().users()),
                        GetSumRoutes.routes(),
                        WsRoutes.routes(config.flavour().webSocket(loop)),
                        metrics)
                .flatMap(List::stream)
                .toList();
    }

    /** Makes what the endpoints of a loop of TCP have behind them. Never fails: see {@link PgDatabase#open}. */
    Future<Backing> backing(Vertx loop) {
        SecondTier second = redis.map(link -> link.tier(loop)).orElse(SecondTier.NONE);
        return database(loop).map(database -> new Backing(database, second));
    }

    private Future<Database> database(Vertx loop) {
        return config.database()
                .flatMap(target -> outage.map(shared -> PgDatabase.open(
                                loop, target.server(), target.connectionsPerLoop(config.loops()), shared)
                        .<Database>map(Function.identity())))
                .orElse(Future.succeededFuture(Database.ABSENT));
    }
}
