package arena.profiles.http;

import io.vertx.core.http.HttpServerRequest;
import org.jspecify.annotations.Nullable;

/** See {@link QueryReader#parsing}. */
enum ParsingQueryReader implements QueryReader {
    INSTANCE;

    @Override
    public long required(HttpServerRequest request, String name) {
        String value = value(request, name);
        if (value == null) {
            throw RequestException.badRequest("parameter " + name + " is missing");
        }
        return Integers.parse(value, "parameter " + name);
    }

    @Override
    public long optional(HttpServerRequest request, String name, long fallback) {
        String value = value(request, name);
        return value == null ? fallback : Integers.parse(value, "parameter " + name);
    }

    private static @Nullable String value(HttpServerRequest request, String name) {
        try {
            return request.params().get(name);
        } catch (IllegalArgumentException _) {
            throw RequestException.badRequest("malformed query string");
        }
    }
}
