package arena.profiles.http;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.json.Json;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * A request and its answer as a handler sees them. Made per request and owned by the event loop of its connection. Every
 * answer goes through here, so HEAD and errors are treated alike everywhere.
 */
public final class Exchange {

    private static final System.Logger LOG = System.getLogger(Exchange.class.getName());

    private static final CharSequence TEXT = HttpHeaders.createOptimized("text/plain");
    private static final CharSequence JSON = HttpHeaders.createOptimized("application/json");

    /** INTERNAL_ERROR of RFC 9113, 7; H3_INTERNAL_ERROR of RFC 9114, 8.1. */
    private static final long HTTP2_INTERNAL_ERROR = 0x2;

    private static final long HTTP3_INTERNAL_ERROR = 0x102;

    private final HttpServerRequest request;
    private final QueryReader query;
    private final String segment;

    /**
     * Wraps a request.
     *
     * @param segment the path's parameter as it was sent, empty where the route has none
     */
    public Exchange(HttpServerRequest request, QueryReader query, String segment) {
        this.request = request;
        this.query = query;
        this.segment = segment;
    }

    public HttpServerRequest request() {
        return request;
    }

    /** See {@link QueryReader#required}. */
    public long integer(String name) {
        return query.required(request, name);
    }

    /** See {@link QueryReader#optional}. */
    public long integer(String name, long fallback) {
        return query.optional(request, name, fallback);
    }

    /**
     * The path's parameter, decoded.
     *
     * @throws RequestException 400, if it is badly encoded
     */
    public String segment() {
        if (segment.indexOf('%') < 0) {
            return segment;
        }
        try {
            // URLDecoder is for forms, where a plus sign means a space: in a path it is itself.
            return URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException _) {
            throw RequestException.badRequest("malformed path");
        }
    }

    /**
     * The path's parameter as an integer.
     *
     * @param name what to call it in the message
     * @throws RequestException 400, if it is none
     */
    public long segmentInteger(String name) {
        return Integers.parse(segment(), "path parameter " + name);
    }

    /** Answers 200 with plain text. */
    public void text(String body) {
        send(TEXT, Buffer.buffer(body));
    }

    /** Answers 200 with what the object mapper of Vert.x makes of this value, here and now. */
    public void json(Object value) {
        serialised(Json.encodeToBuffer(value));
    }

    /** Answers 200 with JSON that was made of a value for this request. */
    public void serialised(Buffer json) {
        send(JSON, json);
    }

    /**
     * Whether an answer would come too late: while it was waited for, the rest of the request turned out to be malformed and
     * was answered so.
     */
    public boolean isAnswered() {
        return request.response().ended();
    }

    /** Answers 200 with this body. */
    public void send(CharSequence contentType, Buffer body) {
        if (isAnswered()) {
            return;
        }
        HttpServerResponse response = request.response();
        response.putHeader(HttpHeaders.CONTENT_TYPE, contentType);
        end(response, body);
    }

    /** Answers 204: done, and nothing to say. */
    public void noContent() {
        if (isAnswered()) {
            return;
        }
        watch(request.response().setStatusCode(204).end());
    }

    /** Answers with the failure's own status if it is the client's fault, else logs it and answers 500. */
    public void fail(Throwable failure) {
        HttpServerResponse response = request.response();
        if (response.closed()) {
            LOG.log(System.Logger.Level.DEBUG, "client gone before the answer", failure);
            return;
        }
        if (!(failure instanceof RequestException)) {
            LOG.log(System.Logger.Level.ERROR, "failed: " + request.method() + " " + request.uri(), failure);
        }
        if (response.headWritten()) {
            abort();
            return;
        }
        int status = failure instanceof RequestException fault ? fault.status() : 500;
        String message = failure instanceof RequestException fault ? fault.getMessage() : "internal error";
        response.setStatusCode(status).putHeader(HttpHeaders.CONTENT_TYPE, TEXT);
        end(response, Buffer.buffer(message + "\n"));
    }

    /**
     * Breaks off, which alone tells the client that an answer which has begun is not whole: closes the connection, or where
     * that has other streams, resets this one.
     */
    public void abort() {
        HttpVersion version = request.version();
        switch (version) {
            case HTTP_1_0, HTTP_1_1 -> request.connection().close();
            case HTTP_2 -> request.response().reset(HTTP2_INTERNAL_ERROR);
            case HTTP_3 -> request.response().reset(HTTP3_INTERNAL_ERROR);
        }
    }

    private void end(HttpServerResponse response, Buffer body) {
        Future<Void> sent;
        if (HttpMethod.HEAD.equals(request.method())) {
            if (!request.headers().contains(HttpHeaders.ACCEPT_ENCODING)) {
                // Else it is not known here whether GET's would be compressed on its way, and a wrong length is worse
                // than none.
                response.putHeader(HttpHeaders.CONTENT_LENGTH, Integer.toString(body.length()));
            }
            sent = response.end();
        } else {
            sent = response.end(body);
        }
        watch(sent);
    }

    private static void watch(Future<Void> sent) {
        sent.onFailure(failure -> LOG.log(System.Logger.Level.DEBUG, "answer not delivered", failure));
    }
}
