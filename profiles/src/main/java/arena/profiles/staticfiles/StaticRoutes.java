package arena.profiles.staticfiles;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import arena.profiles.http.Route;
import io.vertx.core.Handler;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The endpoint that serves files. */
public final class StaticRoutes {

    private StaticRoutes() {}

    /**
     * The routes of this endpoint.
     *
     * @param root the folder that is served; without one every file is answered with 404
     */
    public static List<Route> routes(Optional<Path> root) {
        Handler<Exchange> handler = root.<Handler<Exchange>>map(StaticHandler::new)
                .orElse(_ -> {
                    throw RequestException.notFound();
                });
        return List.of(Route.get(
                "/static/{file}", "/static/reset.css", "a file, in br or gzip where the client takes it", handler));
    }
}
