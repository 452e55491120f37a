package arena.client;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonObject;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What an answer must be like. Immutable.
 *
 * @param status any but 2xx is wrong if it is not given
 * @param bytes length of the body
 * @param sha256 of the body, in hexadecimal
 * @param trailers fields with these values, after the body or, where there is none, before it
 */
record Expectation(
        OptionalInt status,
        OptionalInt bytes,
        Optional<String> sha256,
        Optional<Buffer> body,
        Map<String, String> trailers) {

    static final Expectation NONE =
            new Expectation(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty(), Map.of());

    private static final int SUCCESS = 2;

    Expectation {
        trailers = Map.copyOf(trailers);
    }

    /**
     * Reads {@code {"status": 200, "bytes": 2, "sha256": HEX, "body": BASE64, "trailers": {"grpc-status": "0"}}}, where
     * everything may be left out.
     */
    static Expectation of(JsonObject json) {
        return new Expectation(
                number(json, "status"),
                number(json, "bytes"),
                Optional.ofNullable(json.getString("sha256")),
                Optional.ofNullable(json.getString("body")).map(Request::base64),
                Request.texts(json.getJsonObject("trailers", new JsonObject())));
    }

    /** The first problem but that of the hash, or none. */
    Optional<Failure> problem(Answer answer) {
        if (status.isPresent() ? answer.status() != status.getAsInt() : answer.status() / 100 != SUCCESS) {
            return Failure.of("status", answer.status(), status.isPresent() ? status.getAsInt() : "2xx");
        }
        int length = answer.body().length();
        if (bytes.isPresent() && length != bytes.getAsInt()) {
            return Failure.of("length", length, bytes.getAsInt());
        }
        if (body.isPresent() && !body.get().equals(answer.body())) {
            return Failure.of("body", answer.sha256(), "another SHA-256");
        }
        return trailers.entrySet().stream()
                .flatMap(trailer -> problem(answer, trailer.getKey(), trailer.getValue()).stream())
                .findFirst();
    }

    private static Optional<Failure> problem(Answer answer, String name, String expected) {
        String trailer = answer.trailers().get(name);
        String came = trailer == null ? answer.headers().get(name) : trailer;
        return expected.equals(came)
                ? Optional.empty()
                : Failure.of("trailer", name + " " + (came == null ? "missing" : came), expected);
    }

    private static OptionalInt number(JsonObject json, String name) {
        Integer number = json.getInteger(name);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
