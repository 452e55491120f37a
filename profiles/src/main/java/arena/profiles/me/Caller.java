package arena.profiles.me;

import arena.profiles.http.Exchange;
import arena.profiles.http.Integers;
import arena.profiles.http.RequestException;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out in whose name a request is. One per event loop: it remembers the last address and whether that is the
 * edge's, which has few of them.
 */
final class Caller {

    private static final String X_USER_ID = "X-User-Id";

    private final TrustedEdge edge;
    private String lastAddress = "";
    private boolean isLastTrusted;

    Caller(TrustedEdge edge) {
        this.edge = edge;
    }

    /**
     * The id of the user.
     *
     * @throws RequestException 401, if nobody says so who may; 400, if it is said twice or is no integer
     */
    long id(Exchange exchange) {
        HttpServerRequest request = exchange.request();
        List<String> ids = request.headers().getAll(X_USER_ID);
        if (ids.isEmpty() || !isFromEdge(request.remoteAddress())) {
            request.response().putHeader("WWW-Authenticate", "Bearer");
            throw new RequestException(401, "unauthorized");
        }
        if (ids.size() > 1) {
            // An edge that adds its own to what the client sent: nobody knows which is which.
            throw RequestException.badRequest("header X-User-Id must occur once");
        }
        return Integers.parse(ids.getFirst(), "header X-User-Id");
    }

    private boolean isFromEdge(@Nullable SocketAddress peer) {
        String address = peer == null ? "" : TrustedEdge.address(peer);
        if (!address.equals(lastAddress)) {
            isLastTrusted = edge.isAt(address);
            lastAddress = address;
        }
        return isLastTrusted;
    }
}
