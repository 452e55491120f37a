package arena.client;

import java.net.URI;
import java.util.Optional;

/**
 * A server as a client finds it. Immutable.
 *
 * @param host to connect to
 * @param name of the server in requests
 */
record Target(Protocol protocol, String host, String name, int port) {

    private static final int HTTP = 80;
    private static final int HTTPS = 443;

    /**
     * The server of a URL.
     *
     * @param connect the host to connect to, if it is not that of the URL
     * @throws IllegalArgumentException if the URL has no host, or another scheme than the protocol
     */
    static Target of(Protocol protocol, URI url, Optional<String> connect) {
        String host = url.getHost();
        if (host == null || !protocol.scheme().equals(url.getScheme())) {
            throw new IllegalArgumentException(
                    url + " (expected for " + protocol + ": " + protocol.scheme() + "://HOST:PORT/PATH)");
        }
        int port = url.getPort() > 0 ? url.getPort() : protocol.tls() ? HTTPS : HTTP;
        return new Target(protocol, connect.orElse(host), host, port);
    }

    /** What a URL asks for: path and query. */
    static String pathOf(URI url) {
        String path = url.getRawPath().isEmpty() ? "/" : url.getRawPath();
        return url.getRawQuery() == null ? path : path + "?" + url.getRawQuery();
    }
}
