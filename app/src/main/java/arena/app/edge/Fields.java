package arena.app.edge;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which header fields go through the edge. Not those that are about one connection (RFC 9110, 7.6.1), nor those by which the edge
 * frames bodies and speaks to the server in its own name, which a client could only forge. Stateless.
 */
final class Fields {

    /** Who the authentication service says it is. */
    static final CharSequence USER = HttpHeaders.createOptimized("x-user-id");

    private Fields() {}

    /**
     * Whether all of a request are fields, and none speaks of an encoding of its body that would be lost on the way. HTTP/2 and
     * HTTP/3 can carry a line break in a field, which in HTTP/1.1 would begin another one, or another request.
     */
    static boolean areWellFormed(Iterable<Map.Entry<String, String>> request) {
        for (Map.Entry<String, String> field : request) {
            String name = field.getKey();
            String value = field.getValue();
            if (!isField(name, value) || (isTransferEncoding(name) && !value.equalsIgnoreCase("chunked"))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTransferEncoding(String name) {
        return name.length() == 17 && name.equalsIgnoreCase("transfer-encoding");
    }

    /** Adds the fields of a request that the server may see, its length excepted. */
    static void addRequest(MultiMap from, MultiMap to) {
        Set<String> named = named(from);
        for (Map.Entry<String, String> field : from) {
            String name = field.getKey();
            if (!isOwn(name) && !isOfConnection(name) && (named.isEmpty() || !isNamed(named, name))) {
                to.add(name, field.getValue());
            }
        }
    }

    /** Adds the fields of a response that the client may see, its length excepted. */
    static void addResponse(MultiMap from, MultiMap to) {
        Set<String> named = named(from);
        for (Map.Entry<String, String> field : from) {
            String name = field.getKey();
            if (!isOfConnection(name) && (named.isEmpty() || !isNamed(named, name))) {
                to.add(name, field.getValue());
            }
        }
    }

    /** Whether a response asks that its connection be closed. */
    static boolean closes(MultiMap fields) {
        return fields.contains(HttpHeaders.CONNECTION)
                && fields.contains(HttpHeaders.CONNECTION, HttpHeaders.CLOSE, true);
    }

    /** The further fields that Connection names, but for the usual words that name none. */
    private static Set<String> named(MultiMap fields) {
        @Nullable String only = fields.get(HttpHeaders.CONNECTION);
        if (only == null || only.equalsIgnoreCase("close") || only.equalsIgnoreCase("keep-alive")) {
            return Set.of();
        }
        List<String> all = fields.getAll(HttpHeaders.CONNECTION);
        return all.stream()
                .flatMap(line -> Stream.of(line.split(",", -1)))
                .map(String::strip)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static boolean isNamed(Set<String> named, String name) {
        return named.stream().anyMatch(name::equalsIgnoreCase);
    }

    /** About one connection, or about how a body is framed on it. */
    private static boolean isOfConnection(String name) {
        return switch (name.length()) {
            case 2 -> name.equalsIgnoreCase("te");
            case 7 -> name.equalsIgnoreCase("trailer") || name.equalsIgnoreCase("upgrade");
            case 10 -> name.equalsIgnoreCase("connection") || name.equalsIgnoreCase("keep-alive");
            case 14 -> name.equalsIgnoreCase("content-length") || name.equalsIgnoreCase("http2-settings");
            case 16 -> name.equalsIgnoreCase("proxy-connection");
            case 17 -> name.equalsIgnoreCase("transfer-encoding");
            case 18 -> name.equalsIgnoreCase("proxy-authenticate");
            case 19 -> name.equalsIgnoreCase("proxy-authorization");
            default -> false;
        };
    }

    /**
     * What the edge alone may say to the server. An underscore counts as a hyphen: CGI and what follows its example can't tell
     * them apart.
     */
    private static boolean isOwn(String name) {
        return switch (name.length()) {
            case 4 -> name.equalsIgnoreCase("host");
            case 6 -> name.equalsIgnoreCase("expect");
            case 9 ->
                isSpelling(name, "x-user-id") || name.equalsIgnoreCase("forwarded") || isSpelling(name, "x-real-ip");
            case 15 -> isSpelling(name, "x-forwarded-for");
            case 16 -> isSpelling(name, "x-forwarded-host") || isSpelling(name, "x-forwarded-port");
            case 17 -> isSpelling(name, "x-forwarded-proto");
            default -> false;
        };
    }

    private static boolean isSpelling(String name, String of) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != of.charAt(i) && Character.toLowerCase(c == '_' ? '-' : c) != of.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** A token for a name, and a value without control characters (RFC 9110, 5.1 and 5.5). */
    private static boolean isField(String name, String value) {
        for (int i = 0; i < name.length(); i++) {
            if (!isTokenCharacter(name.charAt(i))) {
                return false;
            }
        }
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if ((c < ' ' && c != '\t') || c == 0x7f) {
                return false;
            }
        }
        return !name.isEmpty();
    }

    private static boolean isTokenCharacter(char c) {
        return (c >= 'a' && c <= 'z')
                || c == '-'
                || (c >= 'A' && c <= 'Z')
                || (c >= '0' && c <= '9')
                || "!#$%&'*+.^_`|~".indexOf(c) >= 0;
    }
}
