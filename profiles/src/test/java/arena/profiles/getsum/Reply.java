package arena.profiles.getsum;

import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpVersion;
import java.util.Optional;

/** What came back of a call, as it came. */
record Reply(HttpVersion version, int httpStatus, MultiMap headers, Buffer body, MultiMap trailers) {

    static Future<Reply> read(HttpClientResponse response) {
        return response.body()
                .map(body -> new Reply(
                        response.version(), response.statusCode(), response.headers(), body, response.trailers()));
    }

    /** The gRPC status, wherever it stands; -1 if there is none. */
    int status() {
        return Optional.ofNullable(trailers.get("grpc-status"))
                .or(() -> Optional.ofNullable(headers.get("grpc-status")))
                .map(Integer::parseInt)
                .orElse(-1);
    }
}
