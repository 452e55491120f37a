package arena.load.validate.client;

import arena.profiles.wire.RawResponse;
import arena.profiles.wire.RawResponse.Field;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Requests and responses in a line, for the messages of failures. */
final class Words {

    private static final int LENGTH = 200;
    private static final Set<String> TELLING =
            Set.of("content-type", "content-encoding", "content-length", "transfer-encoding");

    private Words() {}

    static String request(String request) {
        return excerpt(request.replace("\r\n", " | ").strip());
    }

    static String response(RawResponse response) {
        String fields = response.fields().stream()
                .filter(field -> TELLING.contains(field.name().toLowerCase(Locale.ROOT)))
                .map((Field field) -> ", " + field.name() + ": " + field.value())
                .collect(Collectors.joining());
        String body = response.body();
        return response.status() + fields + ", body of " + body.length() + " bytes: \"" + excerpt(body) + '"';
    }

    private static String excerpt(String text) {
        String printable = text.chars()
                .limit(LENGTH)
                .mapToObj(c -> c >= ' ' && c <= '~' ? Character.toString(c) : "\\x%02x".formatted(c))
                .collect(Collectors.joining());
        boolean whole = text.length() <= LENGTH && printable.length() <= LENGTH;
        return whole ? printable : printable.substring(0, LENGTH) + "...";
    }
}
