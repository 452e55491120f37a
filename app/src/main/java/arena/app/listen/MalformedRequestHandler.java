package arena.app.listen;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;

/** Answers what is not HTTP, or too much of it. The decoder of Netty says which by the class of its exception. */
final class MalformedRequestHandler implements Handler<HttpServerRequest> {

    @Override
    public void handle(HttpServerRequest request) {
        Throwable cause = request.decoderResult().cause();
        if (cause instanceof TooLongHttpLineException) {
            Refusal.send(request, 414, "the request line is too long");
        } else if (cause instanceof TooLongHttpHeaderException) {
            Refusal.send(request, 431, "the request head is too large");
        } else if (cause instanceof UnknownVersionException) {
            Refusal.send(request, 505, "the version of HTTP is not known");
        } else {
            Refusal.send(request, 400, "malformed HTTP request");
        }
    }
}
