package arena.profiles.echo;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import arena.profiles.http.StreamedAnswer;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;

/**
 * Answers the bytes it gets, as they come. While the client does not read, no more is read from it, so memory does not
 * depend on the size of the body. Stateless: one instance may serve every event loop.
 */
final class EchoHandler implements Handler<Exchange> {

    private static final CharSequence OCTET_STREAM = HttpHeaders.createOptimized("application/octet-stream");

    @Override
    public void handle(Exchange exchange) {
        HttpServerRequest request = exchange.request();
        HttpServerResponse response = request.response();
        response.putHeader(HttpHeaders.CONTENT_TYPE, OCTET_STREAM);
        String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
        if (length != null) {
            response.putHeader(HttpHeaders.CONTENT_LENGTH, length);
        }
        // A failure must not end the answer: that would tell the client that it is complete.
        request.pipe()
                .endOnComplete(false)
                .to(response)
                .onSuccess(_ -> StreamedAnswer.end(request))
                .onFailure(_ -> exchange.fail(RequestException.badRequest("malformed body")));
    }
}
