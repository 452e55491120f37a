package arena.app;

import arena.app.db.PgDatabase;
import arena.app.index.IndexRoutes;
import arena.app.loop.TransportChoice;
import arena.app.metrics.MetricsRoutes;
import arena.profiles.asyncdb.AsyncDbRoutes;
import arena.profiles.baseline.BaselineRoutes;
import arena.profiles.delay.DelayRoutes;
import arena.profiles.echo.EchoRoutes;
import arena.profiles.fortunes.FortunesRoutes;
import arena.profiles.http.Route;
import arena.profiles.json.JsonRoutes;
import arena.profiles.pipeline.PipelineRoutes;
import arena.profiles.sql.Database;
import arena.profiles.staticfiles.StaticFiles;
import arena.profiles.staticfiles.StaticRoutes;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.stream.Stream;

/** Puts the endpoints together, for one event loop at a time. Every listener of the loop serves the same. */
final class Endpoints {

    private final AppConfig config;
    private final DataFolder data;
    private final StaticFiles files;

    Endpoints(AppConfig config, DataFolder data, TransportChoice transport) {
        this.config = config;
        this.data = data;
        this.files = config.flavour().staticFiles(data.staticRoot(), transport.sendsFiles(), config.staticCacheBytes());
    }

    /** The handler of all requests of this loop. */
    Handler<HttpServerRequest> router(Vertx loop) {
        List<Route> endpoints = routes(loop);
        List<Route> all = Stream.concat(IndexRoutes.routes(endpoints).stream(), endpoints.stream())
                .toList();
        return config.flavour().router().create(loop, all);
    }

    private List<Route> routes(Vertx loop) {
        List<Route> metrics = config.metrics() ? MetricsRoutes.routes(files::stats) : List.of();
        Database database = database(loop);
        return Stream.of(
                        BaselineRoutes.routes(),
                        PipelineRoutes.routes(),
                        DelayRoutes.routes(config.flavour().delayTimer(loop)),
                        JsonRoutes.routes(data.dataset(), config.flavour().itemAnswer()),
                        EchoRoutes.routes(),
                        StaticRoutes.routes(files),
                        AsyncDbRoutes.routes(database),
                        FortunesRoutes.routes(database, config.flavour().fortunes()),
                        metrics)
                .flatMap(List::stream)
                .toList();
    }

    private Database database(Vertx loop) {
        return config.database()
                .<Database>map(
                        target -> PgDatabase.create(loop, target.server(), target.connectionsPerLoop(config.loops())))
                .orElse(Database.ABSENT);
    }
}
