package arena.profiles.http;

import io.vertx.core.http.HttpServerRequest;

/**
 * Reads integers from the query string. Flavours differ in how. Stateless, so one may serve every event loop. Where a
 * name occurs more than once, the first value counts.
 */
public interface QueryReader {

    /**
     * The integer of this name.
     *
     * @throws RequestException 400, if it is missing or not an integer
     */
    long required(HttpServerRequest request, String name);

    /**
     * The integer of this name, or {@code fallback} where the name is absent.
     *
     * @throws RequestException 400, if it is there but not an integer
     */
    long optional(HttpServerRequest request, String name, long fallback);

    /** By the query parser of Vert.x: every parameter is decoded into a map first. */
    static QueryReader parsing() {
        return ParsingQueryReader.INSTANCE;
    }

    /** By looking for the name in the request target: decodes and allocates nothing unless something is encoded. */
    static QueryReader scanning() {
        return ScanningQueryReader.INSTANCE;
    }
}
