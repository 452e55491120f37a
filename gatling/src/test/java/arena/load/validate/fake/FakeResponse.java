package arena.load.validate.fake;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A response.
 *
 * @param fields whole lines
 * @param body one character a byte
 * @param trailers whole lines; not sent over HTTP/1.1
 */
record FakeResponse(int status, List<String> fields, String body, List<String> trailers) {

    FakeResponse(int status, List<String> fields, String body) {
        this(status, fields, body, List.of());
    }

    static FakeResponse of(String type, byte[] body) {
        return of(type, new String(body, StandardCharsets.ISO_8859_1));
    }

    static FakeResponse of(String type, Object body) {
        return new FakeResponse(200, List.of("Content-Type: " + type), body.toString());
    }

    static FakeResponse refusal(int status) {
        return new FakeResponse(status, List.of(), "no");
    }

    FakeResponse with(String field) {
        return new FakeResponse(
                status, Stream.concat(fields.stream(), Stream.of(field)).toList(), body, trailers);
    }

    FakeResponse withTrailer(String trailer) {
        return new FakeResponse(status, fields, body, List.of(trailer));
    }

    /** Whether its length is told: not where there can be no body (RFC 9110, 8.6). */
    boolean hasLength() {
        return status >= 200 && status != 204;
    }

    byte[] bytes() {
        String length = hasLength() ? "Content-Length: " + body.length() + "\r\n" : "";
        String head = fields.stream()
                .map(field -> field + "\r\n")
                .collect(Collectors.joining("", "HTTP/1.1 " + status + " it\r\n" + length, "\r\n"));
        return (head + body).getBytes(StandardCharsets.ISO_8859_1);
    }
}
