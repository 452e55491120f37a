package arena.app.listen;

import io.vertx.core.http.CompressionConfig;
import io.vertx.core.net.SSLEngineOptions;
import io.vertx.core.net.ServerSSLOptions;
import java.util.Optional;

/**
 * A port and what is spoken there.
 *
 * @param name what to call it in messages
 * @param host the address to bind, {@code 0.0.0.0} for all
 * @param port 0 means any free one, the same on every loop
 * @param tls empty for clear text
 * @param compression what is compressed below the endpoints, empty for nothing
 * @param maxHeadBytes bytes of a request line, and of all header fields together, that are read at most
 */
public record ListenerConfig(
        String name,
        String host,
        int port,
        Optional<Tls> tls,
        Optional<CompressionConfig> compression,
        int maxHeadBytes) {

    /** What is enough for a browser with its cookies. */
    private static final int USUAL_HEAD_BYTES = 16 * 1024;

    /** With the usual limit of a head, which is 16 KiB. */
    public ListenerConfig(
            String name, String host, int port, Optional<Tls> tls, Optional<CompressionConfig> compression) {
        this(name, host, port, tls, compression, USUAL_HEAD_BYTES);
    }

    /** How a port encrypts. */
    public record Tls(ServerSSLOptions options, SSLEngineOptions engine) {}

    ListenerConfig on(int boundPort) {
        return new ListenerConfig(name, host, boundPort, tls, compression, maxHeadBytes);
    }
}
