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
                        .handler(context -> resource.serve(exchange(context, segment(context))));
            } else {
                router.route(resource.prefix()).handler(context -> resource.serve(exchange(context, "")));
            }
        }
        router.route().handler(context -> exchange(context, "").fail(RequestException.notFound()));
        // A path that the router can't take apart reaches no route: its own answer would be HTML, or have no type.
        router.errorHandler(400, context -> exchange(context, "").fail(RequestException.badRequest("malformed path")));
        router.errorHandler(404, context -> exchange(context, "").fail(RequestException.notFound()));
        return router;
    }

    /** The router has decoded it, and an exchange decodes what was sent: only the percent sign would make a difference. */
    private static String segment(RoutingContext context) {
        return Objects.requireNonNull(context.pathParam("segment")).replace("%", "%25");
    }

    private static Exchange exchange(RoutingContext context, String segment) {
        return new Exchange(context.request(), QueryReader.parsing(), segment);
    }
}
