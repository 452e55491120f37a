package arena.submission.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A {@code meta.json} (SPEC 12.2), read leniently: what is missing or of a wrong type is empty, or the arena's default.
 *
 * @param json all of it; not to be changed
 */
public record Meta(ObjectNode json) {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Letters, digits and single hyphens, none at the ends; 39 at most. */
    private static final Pattern USER_NAME = Pattern.compile("(?=.{1,39}$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*");

    /** What this text says; empty if it is no JSON object. */
    public static Optional<Meta> parse(String text) {
        try {
            return MAPPER.readTree(text) instanceof ObjectNode object
                    ? Optional.of(new Meta(object))
                    : Optional.empty();
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    public EntryClass entryClass() {
        return EntryClass.of(text("type"), json.path("mode").asText("standard"));
    }

    /** Ids of the profiles that the entry subscribes to. */
    public List<String> tests() {
        return strings("tests");
    }

    /** Whether GitHub could have a user of this name. */
    public static boolean isUserName(String name) {
        return USER_NAME.matcher(name).matches();
    }

    public List<String> maintainers() {
        return strings("maintainers");
    }

    public String displayName() {
        return text("display_name");
    }

    /** The name of the file with its results, and so unique on the board (SPEC 11.5). */
    public String slug() {
        return displayName().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9._-]", "-");
    }

    /** Whether it declares that it uses this part of the framework; an axis that is not named counts as used. */
    public boolean uses(String axis) {
        return json.path("completeness").path(axis).asBoolean(true);
    }

    public boolean tlsCheck() {
        return json.path("tls_check").asBoolean(false);
    }

    private String text(String field) {
        return json.path(field).asText("");
    }

    private List<String> strings(String field) {
        return json.path(field).valueStream().map(JsonNode::asText).toList();
    }
}
