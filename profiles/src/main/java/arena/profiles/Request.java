package arena.profiles;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * A request of the arena's load and the answer that it must get.
 *
 * @param target path and query
 * @param headers beside those that HTTP itself demands (Host, framing), in sending order
 */
public record Request(
        String method, String target, SequencedMap<String, String> headers, Payload payload, Answer answer) {

    public Request {
        headers = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(headers));
    }

    public static Request get(String target, Answer answer) {
        return new Request("GET", target, new LinkedHashMap<>(), Payload.NONE, answer);
    }

    public static Request post(String target, Payload payload, Answer answer) {
        return new Request("POST", target, new LinkedHashMap<>(), payload, answer);
    }

    public Request with(String header, String value) {
        LinkedHashMap<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Request(method, target, more, payload, answer);
    }
}
