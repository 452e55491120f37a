package arena.app.listen;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;

/** Tells each client where else the same is served (RFC 7838). */
final class AltSvc implements Handler<HttpServerRequest> {

    private static final CharSequence NAME = HttpHeaders.createOptimized("alt-svc");

    private final CharSequence value;
    private final Handler<HttpServerRequest> next;

    AltSvc(String value, Handler<HttpServerRequest> next) {
        this.value = HttpHeaders.createOptimized(value);
        this.next = next;
    }

    @Override
    public void handle(HttpServerRequest request) {
        HttpServerResponse response = request.response();
        // In the end, for an endpoint may put in a whole map of its own.
        response.headersEndHandler(_ -> response.putHeader(NAME, value));
        next.handle(request);
    }
}
