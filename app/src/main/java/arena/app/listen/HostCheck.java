package arena.app.listen;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;

/** Refuses an HTTP/1.1 request without a Host field, as every server must (RFC 9112, 3.2). */
final class HostCheck implements Handler<HttpServerRequest> {

    private final Handler<HttpServerRequest> next;

    HostCheck(Handler<HttpServerRequest> next) {
        this.next = next;
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (request.version() == HttpVersion.HTTP_1_1 && !request.headers().contains(HttpHeaders.HOST)) {
            Refusal.send(request, 400, "the Host header is missing");
        } else {
            next.handle(request);
        }
    }
}
