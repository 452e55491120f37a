package arena.profiles.me;

import arena.profiles.cache.CacheAside;
import arena.profiles.http.Route;
import arena.profiles.sql.Database;
import java.util.List;

/** The endpoint of the user who asks. */
public final class MeRoutes {

    private MeRoutes() {}

    /**
     * The routes of this endpoint.
     *
     * @param edge who may say in whose name a request is
     * @param database of the event loop that these routes serve, as are the others
     */
    public static List<Route> routes(
            TrustedEdge edge, Database database, CacheAside<User> cache, UserRenderer renderer) {
        return List.of(Route.get(
                "/api/me",
                "/api/me",
                "the user whom the edge names in X-User-Id",
                new MeHandler(new Caller(edge), new UserTable(database), cache, renderer)));
    }
}
