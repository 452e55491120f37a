package arena.profiles.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.StreamSupport;

/** What a JSON value can be asked to be. */
enum Kind {
    INTEGER("an integer"),
    TEXT("a string"),
    BOOLEAN("true or false"),
    OBJECT("an object"),
    ARRAY("an array"),
    TEXTS("an array of strings");

    private final String description;

    Kind(String description) {
        this.description = description;
    }

    String description() {
        return description;
    }

    boolean fits(JsonNode node) {
        return switch (this) {
            case INTEGER -> node.isIntegralNumber() && node.canConvertToLong();
            case TEXT -> node.isTextual();
            case BOOLEAN -> node.isBoolean();
            case OBJECT -> node.isObject();
            case ARRAY -> node.isArray();
            case TEXTS ->
                node.isArray()
                        && StreamSupport.stream(node.spliterator(), false).allMatch(JsonNode::isTextual);
        };
    }
}
