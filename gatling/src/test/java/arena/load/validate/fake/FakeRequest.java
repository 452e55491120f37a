package arena.load.validate.fake;

import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A request.
 *
 * @param target path and query
 * @param body one character a byte
 */
record FakeRequest(String method, String target, Map<String, String> fields, String body) {

    String path() {
        int query = target.indexOf('?');
        return query < 0 ? target : target.substring(0, query);
    }

    int parameter(String name, int fallback) {
        Matcher matcher = Pattern.compile("[?&]" + name + "=(\\d+)").matcher(target);
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : fallback;
    }

    String field(String name) {
        return Objects.requireNonNullElse(fields.get(name), "");
    }

    boolean accepts(String coding) {
        return field("Accept-Encoding").contains(coding);
    }
}
