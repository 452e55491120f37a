package arena.profiles.fortunes;

import arena.profiles.http.Route;
import arena.profiles.sql.Database;
import java.util.List;

/** The endpoint that renders a page. */
public final class FortunesRoutes {

    private FortunesRoutes() {}

    /**
     * The routes of this endpoint.
     *
     * @param database of the event loop that these routes serve
     * @param renderer of that event loop too
     */
    public static List<Route> routes(Database database, FortunesRenderer renderer) {
        return List.of(
                Route.get("/fortunes", "/fortunes", "a page of all fortunes", new FortunesHandler(database, renderer)));
    }
}
