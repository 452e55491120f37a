package arena.app.edge;

import io.vertx.core.net.SocketAddress;

/**
 * A server that requests are passed on to.
 *
 * @param address a port, or the path of a Unix socket
 * @param multiplexed whether to speak HTTP/2 to it, in clear text and without asking; else HTTP/1.1
 * @param connections how many to open at most, on each event loop
 */
public record Upstream(SocketAddress address, boolean multiplexed, int connections) {

    public Upstream {
        if (connections < 1) {
            throw new IllegalArgumentException("connections: " + connections + " (expected: at least 1)");
        }
    }
}
