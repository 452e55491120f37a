package arena.profiles.items;

import arena.profiles.http.RequestException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;

/** What a client wants an item to be from now on. */
record ItemUpdate(String name, int price, int quantity) {

    /** Bytes of a body that are read at most: some twenty times what the arena sends. */
    static final int MAX_BYTES = 4 * 1024;

    /** A number may be as long as the body, so that the message for one that is too large can say where it stands. */
    private static final ObjectReader JSON = new ObjectMapper(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNumberLength(MAX_BYTES)
                            .build())
                    .build())
            .readerFor(JsonNode.class)
            .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

    /**
     * Reads the JSON object in {@code bytes[0, length)}. Fields of other names are ignored, so that a client may send
     * back what it got.
     *
     * @throws RequestException 400, if it is none, or a field is missing, of a wrong type or out of bounds
     */
    static ItemUpdate parse(byte[] bytes, int length) {
        JsonNode body = read(bytes, length);
        return new ItemUpdate(name(body.path("name")), number(body, "price"), number(body, "quantity"));
    }

    private static JsonNode read(byte[] bytes, int length) {
        try {
            // Jackson by itself would guess at other encodings, and let overlong forms pass (RFC 8259, 8.1; RFC 3629,
            // 3).
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, length));
            JsonNode body = JSON.readTree(text.toString());
            if (body.isObject()) {
                return body;
            }
        } catch (IOException _) {
            // Said below. The parser's own message quotes the body.
        }
        throw RequestException.badRequest("body must be a JSON object with name, price and quantity, each once");
    }

    private static String name(JsonNode node) {
        String name = node.isTextual() ? node.textValue() : "";
        if (name.isEmpty() || !isText(name)) {
            throw RequestException.badRequest("name must be a string that is not empty, of characters but U+0000");
        }
        return name;
    }

    /** PostgreSQL has no place for U+0000, and UTF-8 has none for half a surrogate pair. */
    private static boolean isText(String name) {
        return name.codePoints()
                .noneMatch(c -> c == 0 || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE));
    }

    private static int number(JsonNode body, String field) {
        JsonNode node = body.path(field);
        if (!node.isIntegralNumber() || !node.canConvertToInt() || node.intValue() < 0) {
            throw RequestException.badRequest(field + " must be an integer between 0 and " + Integer.MAX_VALUE);
        }
        return node.intValue();
    }
}
