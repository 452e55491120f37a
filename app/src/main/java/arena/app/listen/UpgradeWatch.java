package arena.app.listen;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;

/**
 * Sees which connections an upgrade takes away from HTTP. Vert.x tells the HTTP connection nothing after that, not even of
 * its end, so that it would be kept for ever.
 */
final class UpgradeWatch implements Handler<HttpServerRequest> {

    private static final int SWITCHING_PROTOCOLS = 101;

    private final OpenConnections connections;
    private final Handler<HttpServerRequest> next;

    UpgradeWatch(OpenConnections connections, Handler<HttpServerRequest> next) {
        this.connections = connections;
        this.next = next;
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (!request.headers().contains(HttpHeaders.UPGRADE)) {
            next.handle(request);
            return;
        }
        // A plain socket is made of the connection with a head, as any other answer, a WebSocket without when the
        // request
        // ends.
        request.response().headersEndHandler(_ -> forgetIfUpgraded(request));
        request.end().onComplete(_ -> forgetIfUpgraded(request));
        next.handle(request);
    }

    private void forgetIfUpgraded(HttpServerRequest request) {
        if (request.response().getStatusCode() == SWITCHING_PROTOCOLS) {
            connections.forget(request.connection());
        }
    }
}
