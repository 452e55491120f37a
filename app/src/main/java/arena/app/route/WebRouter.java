package arena.app.route;

import arena.profiles.http.Exchange;
import arena.profiles.http.QueryReader;
import arena.profiles.http.RequestException;
import arena.profiles.http.Route;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Objects;

/** The same routes on the router of vertx-web, which also takes apart path and query. */
final class WebRouter {

    private WebRouter() {}

    static Handler<HttpServerRequest> create(Vertx vertx, List<Route> routes) {
        Router router = Router.router(vertx);
        for (Resource resource : Resource.group(routes)) {
            if (resource.hasParameter()) {
                router.route(resource.prefix() + ":segment")
                        .handler(context -> resource.serve(
                                exchange(context, Objects.requireNonNull(context.pathParam("segment")))));
            } else {
                router.route(resource.prefix()).handler(context -> resource.serve(exchange(context, "")));
            }
        }
        router.route().handler(context -> exchange(context, "").fail(RequestException.notFound()));
        return router;
    }

    private static Exchange exchange(RoutingContext context, String segment) {
        return new Exchange(context.request(), QueryReader.parsing(), segment);
    }
}
