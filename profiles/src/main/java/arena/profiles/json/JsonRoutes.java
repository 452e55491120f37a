package arena.profiles.json;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import arena.profiles.http.Route;
import io.vertx.core.Handler;
import java.util.List;
import java.util.Optional;

/** The endpoints that serialise. */
public final class JsonRoutes {

    private JsonRoutes() {}

    /**
     * The routes of these endpoints.
     *
     * @param dataset what to serve; without one they answer 503
     * @param answer of the event loop that these routes serve
     */
    public static List<Route> routes(Optional<Dataset> dataset, ItemAnswer answer) {
        Handler<Exchange> handler = dataset.<Handler<Exchange>>map(items -> new JsonHandler(items, answer))
                .orElse(_ -> {
                    throw new RequestException(503, "the server was started without dataset.json");
                });
        String summary = "the first count items, with total = price * quantity * m";
        return List.of(
                Route.get("/json/{count}", "/json/3?m=2", summary, handler),
                Route.get("/public/json/{count}", "/public/json/3?m=2", summary, handler));
    }
}
