package arena.profiles.delay;

import arena.profiles.http.Route;
import java.util.List;

/** The endpoint that waits. */
public final class DelayRoutes {

    private DelayRoutes() {}

    /**
     * The routes of this endpoint.
     *
     * @param timer of the event loop that these routes serve
     */
    public static List<Route> routes(DelayTimer timer) {
        return List.of(Route.get("/delay/{ms}", "/delay/500", "ms, after ms milliseconds", new DelayHandler(timer)));
    }
}
