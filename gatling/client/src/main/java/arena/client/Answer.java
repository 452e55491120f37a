package arena.client;

import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/** A response that has come to its end. Nobody changes it. */
record Answer(HttpVersion version, int status, MultiMap headers, MultiMap trailers, Buffer body) {

    static Answer of(HttpClientResponse response, Buffer body) {
        return new Answer(response.version(), response.statusCode(), response.headers(), response.trailers(), body);
    }

    /** SHA-256 of the body in hexadecimal. */
    String sha256() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body.getBytes()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }

    JsonObject toJson(boolean withBody) {
        JsonObject json = new JsonObject()
                .put("status", status)
                .put("version", version.alpnName())
                .put("headers", pairs(headers))
                .put("trailers", pairs(trailers))
                .put("bytes", body.length())
                .put("sha256", sha256());
        return withBody ? json.put("body", Base64.getEncoder().encodeToString(body.getBytes())) : json;
    }

    /** As pairs, for a name may come several times. */
    private static JsonArray pairs(MultiMap fields) {
        JsonArray pairs = new JsonArray();
        fields.forEach((name, value) -> pairs.add(new JsonArray().add(name).add(value)));
        return pairs;
    }
}
