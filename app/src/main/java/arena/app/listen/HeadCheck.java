package arena.app.listen;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import java.util.List;

/**
 * Refuses an HTTP/1.1 request whose Host field is missing, malformed or not the only one, as every server must (RFC 9112, 3.2),
 * a field without a name, which Netty lets pass (RFC 9110, 5.1), and a body in a transfer coding other than chunked, which nobody here undoes (RFC 9112, 6.1).
 */
final class HeadCheck implements Handler<HttpServerRequest> {

    private static final CharSequence NO_NAME = HttpHeaders.createOptimized("");
    private static final String CHUNKED = "chunked";

    private final Handler<HttpServerRequest> next;

    HeadCheck(Handler<HttpServerRequest> next) {
        this.next = next;
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (request.version() == HttpVersion.HTTP_2) {
            next.handle(request);
            return;
        }
        List<String> hosts = request.headers().getAll(HttpHeaders.HOST);
        if (hosts.isEmpty() && request.version() == HttpVersion.HTTP_1_1) {
            Refusal.send(request, 400, "the Host header is missing");
        } else if (hosts.size() > 1) {
            Refusal.send(request, 400, "there is more than one Host header");
        } else if (!hosts.isEmpty() && request.authority() == null) {
            Refusal.send(request, 400, "the Host header is malformed");
        } else if (request.headers().contains(NO_NAME)) {
            Refusal.send(request, 400, "a header has no name");
        } else if (!isCodingKnown(request)) {
            Refusal.send(request, 501, "the transfer coding is not known");
        } else {
            next.handle(request);
        }
    }

    private static boolean isCodingKnown(HttpServerRequest request) {
        if (!request.headers().contains(HttpHeaders.TRANSFER_ENCODING)) {
            return true;
        }
        List<String> codings = request.headers().getAll(HttpHeaders.TRANSFER_ENCODING);
        return codings.size() == 1 && codings.getFirst().strip().equalsIgnoreCase(CHUNKED);
    }
}
