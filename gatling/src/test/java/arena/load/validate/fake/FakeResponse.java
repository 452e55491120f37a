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
 */
record FakeResponse(int status, List<String> fields, String body) {

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
                status, Stream.concat(fields.stream(), Stream.of(field)).toList(), body);
    }

    byte[] bytes() {
        String head = fields.stream()
                .map(field -> field + "\r\n")
                .collect(Collectors.joining(
                        "", "HTTP/1.1 " + status + " it\r\nContent-Length: " + body.length() + "\r\n", "\r\n"));
        return (head + body).getBytes(StandardCharsets.ISO_8859_1);
    }
}
