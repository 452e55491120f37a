package arena.profiles.delay;

import arena.profiles.http.Route;
import io.vertx.core.Vertx;
import java.util.List;

/** The endpoint that waits. */
public final class DelayRoutes {

    private DelayRoutes() {}

    /**
     * The routes of this endpoint.
     *
     * @param vertx of the event loop that these routes serve
     */
    public static List<Route> routes(Vertx vertx) {
        return List.of(Route.get("/delay/{ms}", "/delay/500", "ms, after ms milliseconds", new DelayHandler(vertx)));
    }
}
