package arena.profiles.http;

import io.vertx.core.http.HttpServerRequest;

/** See {@link QueryReader#scanning}. */
enum ScanningQueryReader implements QueryReader {
    INSTANCE;

    @Override
    public long required(HttpServerRequest request, String name) {
        String uri = request.uri();
        int query = uri.indexOf('?') + 1;
        if (query > 0 && isEncoded(uri, query)) {
            return QueryReader.parsing().required(request, name);
        }
        int value = valueOf(name, uri, query);
        if (value < 0) {
            throw RequestException.badRequest("parameter " + name + " is missing");
        }
        return parse(uri, value, name);
    }

    @Override
    public long optional(HttpServerRequest request, String name, long fallback) {
        String uri = request.uri();
        int query = uri.indexOf('?') + 1;
        if (query > 0 && isEncoded(uri, query)) {
            return QueryReader.parsing().optional(request, name, fallback);
        }
        int value = valueOf(name, uri, query);
        return value < 0 ? fallback : parse(uri, value, name);
    }

    /** Whether anything but plain {@code name=value} pairs is there: what that means is the framework's to say. */
    private static boolean isEncoded(String uri, int query) {
        return uri.indexOf('%', query) >= 0 || uri.indexOf('+', query) >= 0 || uri.indexOf(';', query) >= 0;
    }

    /** Where the value of this name begins, or -1. A query that begins at 0 is none. */
    private static int valueOf(String name, String uri, int query) {
        int from = query;
        while (from > 0) {
            int equals = from + name.length();
            if (uri.startsWith(name, from)) {
                if (equals == uri.length() || uri.charAt(equals) == '&') {
                    return equals;
                }
                if (uri.charAt(equals) == '=') {
                    return equals + 1;
                }
            }
            from = uri.indexOf('&', from) + 1;
        }
        return -1;
    }

    private static long parse(String uri, int from, String name) {
        int end = uri.indexOf('&', from);
        return Integers.parse(uri, from, end < 0 ? uri.length() : end, "parameter " + name);
    }
}
