package arena.profiles.pipeline;

import arena.profiles.http.Route;
import java.util.List;

/** The endpoint that only answers. */
public final class PipelineRoutes {

    private PipelineRoutes() {}

    public static List<Route> routes() {
        return List.of(Route.get("/pipeline", "/pipeline", "ok", exchange -> exchange.text("ok")));
    }
}
