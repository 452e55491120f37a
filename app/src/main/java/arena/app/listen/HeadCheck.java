package arena.app.listen;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Refuses an HTTP/1.1 request whose Host field is missing, malformed or not the only one, as every server must (RFC 9112, 3.2),
 * a field without a name, which Netty lets pass (RFC 9110, 5.1), and a body in a transfer coding other than chunked, which
 * nobody here undoes (RFC 9112, 6.1). Sees to it that a list of connection options that has close in it ends the connection.
 */
final class HeadCheck implements Handler<HttpServerRequest> {

    private static final CharSequence NO_NAME = HttpHeaders.createOptimized("");
    private static final String CHUNKED = "chunked";
    private static final String CLOSE = "close";
    private static final Pattern LIST = Pattern.compile(",");

    /** How long the last answer on a connection may take: longer than any does. */
    private static final Duration LAST_ANSWER = Duration.ofSeconds(75);

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
        } else if (!request.headers().contains(HttpHeaders.TRANSFER_ENCODING)) {
            serve(request);
        } else if (isCodingKnown(request)) {
            // Whoever reads the body replaces this: it is for those who answer without, but not at once.
            request.exceptionHandler(_ -> refuseBody(request));
            serve(request);
        } else {
            Refusal.send(request, 501, "the transfer coding is not known");
        }
    }

    private void serve(HttpServerRequest request) {
        if (isLast(request)) {
            request.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
            request.connection().shutdown(LAST_ANSWER);
        }
        next.handle(request);
    }

    /** Whether the client wants no more answers, but says so in a list, which Vert.x takes for a word that it does not know. */
    private static boolean isLast(HttpServerRequest request) {
        return request.headers().contains(HttpHeaders.CONNECTION)
                && request.headers().getAll(HttpHeaders.CONNECTION).stream()
                        .filter(options -> options.indexOf(',') >= 0)
                        .flatMap(LIST::splitAsStream)
                        .anyMatch(option -> option.strip().equalsIgnoreCase(CLOSE));
    }

    private static boolean isCodingKnown(HttpServerRequest request) {
        List<String> codings = request.headers().getAll(HttpHeaders.TRANSFER_ENCODING);
        return codings.size() == 1 && codings.getFirst().strip().equalsIgnoreCase(CHUNKED);
    }

    private static void refuseBody(HttpServerRequest request) {
        if (!request.response().headWritten()) {
            Refusal.send(request, 400, "malformed body");
        }
    }
}
