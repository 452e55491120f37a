package arena.app.edge;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;

/** The target of a request. */
final class Target {

    private Target() {}

    /**
     * Path and query as they were sent. The absolute form, which clients may use towards any server (RFC 9112, 3.2.2), is
     * taken apart where it agrees with the host; everything else is left as it is.
     */
    static String inOriginForm(HttpServerRequest request, HostAndPort host) {
        String target = request.uri();
        if (target.startsWith("/")) {
            return target;
        }
        int authority = target.regionMatches(true, 0, "http://", 0, 7)
                ? 7
                : target.regionMatches(true, 0, "https://", 0, 8) ? 8 : -1;
        int path = authority < 0 ? -1 : target.indexOf('/', authority);
        if (path < 0) {
            return target;
        }
        boolean agrees = host.equals(HostAndPort.parseAuthority(target.substring(authority, path), -1));
        return agrees ? target.substring(path) : target;
    }
}
