package arena.app.edge;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.HostAndPort;

/**
 * What the server is told of a request.
 *
 * @param target path and query, as they were sent
 * @param host whom the client believes to talk to
 * @param user who it is, as the authentication service says, or empty
 * @param forwarded whether to tell of the client by {@code Forwarded} as well
 */
record RequestHead(HttpServerRequest request, String target, HostAndPort host, String user, boolean forwarded) {

    private static final CharSequence FORWARDED_FOR = HttpHeaders.createOptimized("x-forwarded-for");
    private static final CharSequence FORWARDED_HOST = HttpHeaders.createOptimized("x-forwarded-host");
    private static final CharSequence FORWARDED_PROTO = HttpHeaders.createOptimized("x-forwarded-proto");
    private static final CharSequence FORWARDED = HttpHeaders.createOptimized("forwarded");
    private static final CharSequence VIA = HttpHeaders.createOptimized("via");
    private static final CharSequence HTTPS = HttpHeaders.createOptimized("https");
    private static final CharSequence HTTP = HttpHeaders.createOptimized("http");

    private static final int NO_PORT = -1;

    /** Writes it into a request to the server that has not been sent. */
    void fill(HttpClientRequest upstream) {
        upstream.setMethod(request.method()).setURI(target).authority(host);
        MultiMap fields = upstream.headers();
        Fields.addRequest(request.headers(), fields);
        String authority = authority();
        if (upstream.version() != HttpVersion.HTTP_2) {
            fields.add(HttpHeaders.HOST, authority);
        }
        String client = request.remoteAddress().hostAddress();
        CharSequence scheme = request.isSSL() ? HTTPS : HTTP;
        fields.add(FORWARDED_FOR, client);
        fields.add(FORWARDED_HOST, authority);
        fields.add(FORWARDED_PROTO, scheme);
        fields.add(VIA, via(request.version()));
        if (forwarded) {
            fields.add(FORWARDED, forwarded(client, authority, scheme));
        }
        if (!user.isEmpty()) {
            fields.add(Fields.USER, user);
        }
    }

    private String authority() {
        return host.port() == NO_PORT ? host.host() : host.host() + ':' + host.port();
    }

    /** RFC 7239, 4 and 6: an IPv6 address is in brackets, and quoted as the host is, which may have a colon. */
    private static String forwarded(String client, String authority, CharSequence scheme) {
        String node = client.indexOf(':') < 0 ? client : "\"[" + client + "]\"";
        return "for=" + node + ";host=\"" + authority + "\";proto=" + scheme;
    }

    private static CharSequence via(HttpVersion version) {
        return switch (version) {
            case HTTP_1_0 -> "1.0 edge";
            case HTTP_1_1 -> "1.1 edge";
            case HTTP_2 -> "2.0 edge";
            case HTTP_3 -> "3.0 edge";
        };
    }
}
