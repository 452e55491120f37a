package arena.profiles.wire;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A response as it came over the wire, with its framing undone. Immutable.
 *
 * @param fields in the order of their coming
 * @param body one character a byte (ISO 8859-1)
 */
public record RawResponse(String version, int status, List<Field> fields, String body) {

    /** A header field. */
    public record Field(String name, String value) {}

    public RawResponse {
        fields = List.copyOf(fields);
    }

    /**
     * The value of the only field of this name, or empty where there is none.
     *
     * @throws IllegalStateException if there are several
     */
    public Optional<String> header(String name) {
        List<String> values = fields.stream()
                .filter(field -> field.name().equalsIgnoreCase(name))
                .map(Field::value)
                .toList();
        if (values.size() > 1) {
            throw new IllegalStateException(name + " occurs " + values.size() + " times: " + values);
        }
        return values.stream().findFirst();
    }

    public byte[] bytes() {
        return body.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** The fields as a text that is the same for the same fields, whatever their order. */
    public String sortedFields() {
        return fields.stream()
                .map(field -> field.name().toLowerCase(Locale.ROOT) + ": " + field.value())
                .sorted()
                .collect(Collectors.joining("\n"));
    }
}
