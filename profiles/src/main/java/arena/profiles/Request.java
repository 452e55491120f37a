package arena.profiles;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * A request of the arena's load and the answer that it must get. Immutable.
 *
 * @param target path and query
 * @param headers beside those that HTTP itself demands (Host, framing), in sending order
 * @param payload what is sent; for a WebSocket not with the request but as a message, again and again
 */
public record Request(
        String method, String target, SequencedMap<String, String> headers, Payload payload, Answer answer) {

    public Request {
        Require.notBlank("method", method);
        Require.that(target.startsWith("/"), "target", '"' + target + '"', "starts with /");
        headers = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(headers));
    }

    public static Request get(String target, Answer answer) {
        return new Request("GET", target, new LinkedHashMap<>(), Payload.NONE, answer);
    }

    public static Request post(String target, Payload payload, Answer answer) {
        return new Request("POST", target, new LinkedHashMap<>(), payload, answer);
    }

    /** A file of the arena's static folder. */
    public static Request file(String name) {
        return get("/static/" + name, Answer.file(name)).preferringBrotli();
    }

    public Request with(String header, String value) {
        LinkedHashMap<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Request(method, target, more, payload, answer);
    }

    /** With the header that the arena sends in every profile that has static files in its load (SPEC 4.9, 9). */
    public Request preferringBrotli() {
        return with("Accept-Encoding", "br;q=1, gzip;q=0.8");
    }
}
