package arena.profiles.staticfiles;

import arena.profiles.http.Route;
import java.util.List;

/** The endpoint that serves files. */
public final class StaticRoutes {

    private StaticRoutes() {}

    /**
     * The routes of this endpoint.
     *
     * @param files what is served
     */
    public static List<Route> routes(StaticFiles files) {
        return List.of(Route.get(
                "/static/{file}", "/static/reset.css", "a file, in br or gzip where the client takes it", files));
    }
}
