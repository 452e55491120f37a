package arena.profiles.staticfiles;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import java.util.ArrayList;
import java.util.List;

/**
 * The header fields of a representation, made once for it. Immutable, shared by all event loops.
 *
 * <p>No field is here that a client could do without: the bytes of a head are paid for with every response.
 */
final class Head {

    private static final CharSequence BYTES = HttpHeaders.createOptimized("bytes");

    private final CharSequence type;
    private final Field[] fields;
    private final MultiMap prepared;
    private final Field[] validation;
    private final boolean optsOut;

    private record Field(CharSequence name, CharSequence value) {}

    Head(Media media, Coding coding, long size, Validators validators) {
        type = HttpHeaders.createOptimized(media.type());
        optsOut = media.compressed() && coding == Coding.IDENTITY;
        Field etag = new Field(HttpHeaders.ETAG, validators.etag());
        Field vary = new Field(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
        List<Field> all = new ArrayList<>();
        all.add(new Field(HttpHeaders.CONTENT_TYPE, type));
        all.add(new Field(HttpHeaders.CONTENT_LENGTH, HttpHeaders.createOptimized(Long.toString(size))));
        if (coding != Coding.IDENTITY) {
            all.add(new Field(HttpHeaders.CONTENT_ENCODING, HttpHeaders.createOptimized(coding.token())));
        }
        all.add(etag);
        all.add(new Field(HttpHeaders.LAST_MODIFIED, validators.lastModified()));
        all.add(new Field(HttpHeaders.ACCEPT_RANGES, BYTES));
        if (media.varies()) {
            all.add(vary);
        }
        fields = all.toArray(Field[]::new);
        prepared = prepare(fields);
        validation = media.varies() ? new Field[] {etag, vary} : new Field[] {etag};
    }

    CharSequence type() {
        return type;
    }

    /** Puts all fields of a whole representation. Nothing must have been put before. */
    void write(HttpServerRequest request) {
        HttpServerResponse response = request.response();
        switch (request.version()) {
            // The map is not copied: Vert.x shares a read-only one, down to its rendered bytes if it is told to.
            case HTTP_1_0, HTTP_1_1 -> response.headers().setAll(prepared);
            // These keep fields another way, and would take each of them out of the map as a string.
            case HTTP_2, HTTP_3 -> put(response, fields);
        }
        if (optsOut
                && request.version() != HttpVersion.HTTP_3
                && request.headers().contains(HttpHeaders.ACCEPT_ENCODING)
                && !HttpMethod.HEAD.equals(request.method())) {
            // This is how Vert.x is told not to compress a response, and it takes the field out again. It would
            // compress nothing, and leave the field in, over HTTP/3 or without the request's field or a body.
            response.putHeader(HttpHeaders.CONTENT_ENCODING, HttpHeaders.IDENTITY);
        }
    }

    /** Puts what a 304 needs: the tag, and on what the choice depended (RFC 9110, 15.4.5). */
    void writeValidation(HttpServerResponse response) {
        put(response, validation);
    }

    private static void put(HttpServerResponse response, Field[] fields) {
        for (Field field : fields) {
            response.putHeader(field.name(), field.value());
        }
    }

    private static MultiMap prepare(Field[] fields) {
        MultiMap map = HttpHeaders.headers();
        for (Field field : fields) {
            map.add(field.name(), field.value());
        }
        return map.copy(false);
    }
}
