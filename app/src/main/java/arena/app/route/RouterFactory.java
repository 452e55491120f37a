package arena.app.route;

import arena.profiles.http.Route;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;

/** Makes the router of one event loop. Flavours differ in which. */
@FunctionalInterface
public interface RouterFactory {

    /** The router of vertx-web. */
    RouterFactory WEB = WebRouter::create;

    /** Our own table. */
    RouterFactory TABLE = (_, routes) -> new TableRouter(routes);

    Handler<HttpServerRequest> create(Vertx vertx, List<Route> routes);
}
