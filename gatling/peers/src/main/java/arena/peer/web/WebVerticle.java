package arena.peer.web;

import arena.peer.setup.PeerSettings;
import arena.peer.setup.Port;
import arena.peer.setup.Verticles;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import io.vertx.ext.web.handler.FileSystemAccess;
import io.vertx.ext.web.handler.StaticHandler;
import io.vertx.pgclient.PgBuilder;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.PoolOptions;

/** One of the verticles of {@link WebPeer}. */
final class WebVerticle extends VerticleBase {

    private static final int POOL_SIZE = 4;

    private final Verticles servers;
    private final PeerSettings settings;

    WebVerticle(Verticles servers, PeerSettings settings) {
        this.servers = servers;
        this.settings = settings;
    }

    @Override
    public Future<?> start() {
        Router router = router();
        return listen(Port.HTTPS, router).compose(_ -> listen(Port.H2, router)).compose(_ -> listen(Port.HTTP, router));
    }

    private Future<?> listen(Port port, Router router) {
        HttpServerOptions options = new HttpServerOptions().setCompressionSupported(true);
        return servers.listen(port, options, all -> vertx.createHttpServer(all).requestHandler(router));
    }

    private Router router() {
        Router router = Router.router(vertx);
        router.route().handler(BodyHandler.create(false)).failureHandler(WebVerticle::fail);
        Texts.addTo(router);
        Items.read(vertx, settings.dataset()).addTo(router);
        router.route("/static/*")
                .handler(StaticHandler.create(
                        FileSystemAccess.ROOT,
                        settings.staticFiles().toAbsolutePath().toString()));
        settings.databaseUrl().ifPresent(url -> {
            Pool pool = PgBuilder.pool()
                    .with(new PoolOptions().setMaxSize(POOL_SIZE))
                    .connectingTo(url)
                    .using(vertx)
                    .build();
            new Rows(pool).addTo(router);
            new Fortunes(pool).addTo(router);
        });
        return router;
    }

    /** A number that is none is the client's fault. */
    private static void fail(RoutingContext context) {
        HttpResponseStatus status = context.failure() instanceof NumberFormatException
                ? HttpResponseStatus.BAD_REQUEST
                : HttpResponseStatus.valueOf(context.statusCode() < 0 ? 500 : context.statusCode());
        context.response().setStatusCode(status.code()).end(status.reasonPhrase());
    }
}
