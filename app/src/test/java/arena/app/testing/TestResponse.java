package arena.app.testing;

import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpVersion;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A whole response that {@link TestClient} has read. */
public record TestResponse(HttpVersion version, int status, MultiMap headers, Buffer content) {

    /** Reads the body, too. */
    public static Future<TestResponse> read(HttpClientResponse response) {
        return response.body()
                .map(body -> new TestResponse(response.version(), response.statusCode(), response.headers(), body));
    }

    public Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }

    public byte[] bytes() {
        return content.getBytes();
    }

    public String body() {
        return new String(bytes(), StandardCharsets.ISO_8859_1);
    }
}
