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
 */
public record ListenerConfig(
        String name, String host, int port, Optional<Tls> tls, Optional<CompressionConfig> compression) {

    /** How a port encrypts. */
    public record Tls(ServerSSLOptions options, SSLEngineOptions engine) {}

    ListenerConfig on(int boundPort) {
        return new ListenerConfig(name, host, boundPort, tls, compression);
    }
}
