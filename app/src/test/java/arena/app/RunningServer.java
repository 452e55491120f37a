package arena.app;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import java.net.URI;

/** A server in this JVM. */
record RunningServer(Server server) implements AutoCloseable {

    int port() {
        return server.port();
    }

    int port(String listener) {
        return server.port(listener).orElseThrow();
    }

    URI uri(String target) {
        return URI.create("http://127.0.0.1:" + port() + target);
    }

    RawConnection connect() {
        return RawConnection.to(port());
    }

    /** Sends this on a connection of its own and reads one response. */
    RawResponse exchange(String request) {
        try (RawConnection connection = connect()) {
            return connection.exchange(request);
        }
    }

    @Override
    public void close() {
        server.stop();
    }
}
