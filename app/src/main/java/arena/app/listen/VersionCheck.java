package arena.app.listen;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import java.util.Set;

/** Refuses a request in a version of HTTP that is understood but not spoken on this port. */
final class VersionCheck implements Handler<HttpServerRequest> {

    private final Set<HttpVersion> spoken;
    private final Handler<HttpServerRequest> next;

    VersionCheck(Set<HttpVersion> spoken, Handler<HttpServerRequest> next) {
        this.spoken = spoken;
        this.next = next;
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (spoken.contains(request.version())) {
            next.handle(request);
        } else {
            Refusal.send(request, 400, "this port speaks HTTP/2 alone, by prior knowledge");
        }
    }
}
