package arena.profiles.asyncdb;

import arena.profiles.http.Route;
import arena.profiles.sql.Database;
import java.util.List;

/** The endpoint that asks PostgreSQL. */
public final class AsyncDbRoutes {

    private AsyncDbRoutes() {}

    /**
     * The routes of this endpoint.
     *
     * @param database of the event loop that these routes serve
     * @param renderer of the same
     */
    public static List<Route> routes(Database database, RowsRenderer renderer) {
        return List.of(Route.get(
                "/async-db",
                "/async-db?min=10&max=50&limit=5",
                "items with a price between min and max",
                new AsyncDbHandler(database, renderer)));
    }
}
