package arena.client;

import io.vertx.core.http.HttpVersion;
import java.util.List;

/** What is spoken with the server. */
enum Protocol {
    /** HTTP/2 over TLS. HTTP/1.1 is offered as well, as clients do, but no answer to count on. */
    H2("https", HttpVersion.HTTP_2),
    /** HTTP/2 in clear text by prior knowledge. */
    H2C("http", HttpVersion.HTTP_2),
    /** HTTP/3. */
    H3("https", HttpVersion.HTTP_3);

    private final String scheme;
    private final HttpVersion version;

    Protocol(String scheme, HttpVersion version) {
        this.scheme = scheme;
        this.version = version;
    }

    String scheme() {
        return scheme;
    }

    boolean tls() {
        return scheme.equals("https");
    }

    HttpVersion version() {
        return version;
    }

    /** What a client names to the server, best first. */
    List<HttpVersion> offered() {
        return this == H2 ? List.of(version, HttpVersion.HTTP_1_1) : List.of(version);
    }
}
