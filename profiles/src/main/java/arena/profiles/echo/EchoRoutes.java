package arena.profiles.echo;

import arena.profiles.http.Route;
import java.util.List;

/** The endpoint that sends a body back. */
public final class EchoRoutes {

    private EchoRoutes() {}

    public static List<Route> routes() {
        return List.of(Route.post("/echo", "/echo", "the same bytes", new EchoHandler()));
    }
}
