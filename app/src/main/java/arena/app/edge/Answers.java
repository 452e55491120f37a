package arena.app.edge;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.StreamResetException;
import java.time.Duration;

/** What the edge says itself, where no server does. */
final class Answers {

    private static final System.Logger LOG = System.getLogger(Answers.class.getName());

    private static final CharSequence TEXT = HttpHeaders.createOptimized("text/plain");
    private static final CharSequence JSON = HttpHeaders.createOptimized("application/json");
    private static final CharSequence CHALLENGE = HttpHeaders.createOptimized("www-authenticate");
    private static final CharSequence BEARER = HttpHeaders.createOptimized("Bearer");
    private static final Buffer UNAUTHORIZED = Buffer.buffer("{\"error\":\"unauthorized\"}");

    /** Of a body that nobody wants: so much is read, so that the client gets to read the answer. */
    private static final int MAX_UNWANTED_BYTES = 256 * 1024;

    /** How long a client may take to read the last answer on its connection. */
    private static final Duration LAST_ANSWER = Duration.ofSeconds(10);

    /** RFC 9113, 7. */
    private static final long HTTP2_INTERNAL_ERROR = 0x2;

    /** RFC 9114, 8.1. */
    private static final long HTTP3_INTERNAL_ERROR = 0x102;

    private Answers() {}

    /** One plain line. */
    static void plain(HttpServerRequest request, int status, String line) {
        request.response().setStatusCode(status);
        send(request, TEXT, Buffer.buffer(line + "\n"));
    }

    /** One plain line and the end of the connection, for what follows on it may be something else than the client thinks. */
    static void malformed(HttpServerRequest request, String line) {
        if (request.version() == HttpVersion.HTTP_1_0 || request.version() == HttpVersion.HTTP_1_1) {
            request.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
            // Before the answer: a request that is already there would be taken up with the end of it.
            request.connection().shutdown(LAST_ANSWER);
        }
        plain(request, 400, line);
    }

    /** To a request that has failed: its client has gone, or what it goes on to send is no body. */
    static void broken(HttpServerRequest request, Throwable cause) {
        boolean isThere = !(cause instanceof HttpClosedException || cause instanceof StreamResetException);
        if (isThere && !request.response().headWritten()) {
            malformed(request, "malformed body");
        }
    }

    /** 401, as the arena words it. */
    static void unauthorized(HttpServerRequest request) {
        request.response().setStatusCode(401).putHeader(CHALLENGE, BEARER);
        send(request, JSON, UNAUTHORIZED);
    }

    private static void send(HttpServerRequest request, CharSequence type, Buffer body) {
        HttpServerResponse response = request.response().putHeader(HttpHeaders.CONTENT_TYPE, type);
        if (HttpMethod.HEAD.equals(request.method())) {
            response.putHeader(HttpHeaders.CONTENT_LENGTH, Integer.toString(body.length()));
            response.end().onFailure(Answers::undelivered);
        } else {
            response.end(body).onFailure(Answers::undelivered);
        }
        ignoreRest(request);
    }

    /** Lets go of what the client still sends after its answer, and of the client if that is much. */
    static void ignoreRest(HttpServerRequest request) {
        if (request.isEnded()) {
            return;
        }
        long[] unwanted = {0};
        request.exceptionHandler(Answers::undelivered);
        request.endHandler(_ -> {});
        request.handler(part -> {
            unwanted[0] += part.length();
            if (unwanted[0] > MAX_UNWANTED_BYTES) {
                abandon(request);
            }
        });
        request.resume();
    }

    /** Breaks off, so that the client can't take what it has for the whole. */
    static void abandon(HttpServerRequest request) {
        switch (request.version()) {
            case HTTP_1_0, HTTP_1_1 -> request.connection().close();
            case HTTP_2 -> request.response().reset(HTTP2_INTERNAL_ERROR);
            case HTTP_3 -> request.response().reset(HTTP3_INTERNAL_ERROR);
        }
    }

    private static void undelivered(Throwable failure) {
        LOG.log(System.Logger.Level.DEBUG, "answer not delivered", failure);
    }
}
