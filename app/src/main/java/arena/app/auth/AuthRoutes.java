package arena.app.auth;

import arena.profiles.http.Route;
import java.util.List;

/** The endpoints of the authentication service. */
public final class AuthRoutes {

    /**
     * How much a request's head must be allowed: a token that is far too long is a token that is wrong (401), not a head that is
     * too large (431).
     */
    public static final int HEAD_BYTES = 128 * 1024;

    private AuthRoutes() {}

    /**
     * The routes of the service. They may be shared by all event loops.
     *
     * @param secret of the tokens' signatures
     */
    public static List<Route> routes(String secret) {
        return List.of(
                Route.get(
                        "/_auth",
                        "/_auth",
                        "whose bearer token it is, in X-User-Id",
                        new AuthHandler(new TokenVerifier(secret))),
                Route.get("/_health", "/_health", "ok", exchange -> exchange.text("ok")));
    }
}
