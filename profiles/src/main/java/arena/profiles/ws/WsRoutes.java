package arena.profiles.ws;

import arena.profiles.http.Route;
import java.util.List;

/** The endpoint that becomes a WebSocket. */
public final class WsRoutes {

    private WsRoutes() {}

    /**
     * The routes of this endpoint.
     *
     * @param echo of the event loop that these routes serve
     */
    public static List<Route> routes(WsEcho echo) {
        return List.of(Route.get("/ws", "/ws", "a WebSocket that echoes each frame", new UpgradeHandler(echo)));
    }
}
