package arena.client;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientConnection;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.json.JsonObject;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A request and what is expected of its answer. Immutable, but for the body, which nobody must change.
 *
 * @param path with query
 * @param body empty for none
 */
record Request(String method, String path, Map<String, String> headers, Buffer body, Expectation expectation) {

    Request {
        headers = Map.copyOf(headers);
    }

    static Request get(String path) {
        return new Request("GET", path, Map.of(), Buffer.buffer(), Expectation.NONE);
    }

    /**
     * Reads {@code {"method": "POST", "path": "/x", "headers": {"te": "trailers"}, "body": BASE64, "expect": {}}}, where all
     * but the path may be left out.
     *
     * @throws RuntimeException of several types if it is something else
     */
    static Request of(JsonObject json) {
        String path = json.getString("path", "");
        if (!path.startsWith("/")) {
            throw new IllegalArgumentException("path: \"" + path + "\" (expected: starts with /)");
        }
        return new Request(
                json.getString("method", "GET"),
                path,
                texts(json.getJsonObject("headers", new JsonObject())),
                base64(json.getString("body", "")),
                Expectation.of(json.getJsonObject("expect", new JsonObject())));
    }

    /** Opens a stream for it. */
    Future<HttpClientRequest> openOn(HttpClientConnection connection, Target target) {
        RequestOptions options = new RequestOptions()
                .setMethod(HttpMethod.valueOf(method))
                .setURI(path)
                .setHost(target.name())
                .setPort(target.port());
        headers.forEach(options::putHeader);
        return connection.request(options);
    }

    /** Sends it over this stream, and waits for the end of the answer. */
    Future<Answer> sendOver(HttpClientRequest stream) {
        return (body.length() == 0 ? stream.send() : stream.send(body))
                .compose(response -> response.body().map(received -> Answer.of(response, received)));
    }

    static Map<String, String> texts(JsonObject json) {
        return json.stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> String.valueOf(entry.getValue()),
                        (_, later) -> later,
                        LinkedHashMap::new));
    }

    static Buffer base64(String text) {
        return Buffer.buffer(Base64.getDecoder().decode(text));
    }
}
