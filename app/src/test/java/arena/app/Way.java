package arena.app;

import arena.app.testing.TestClient;
import io.vertx.core.http.HttpVersion;

/** A way to the server other than HTTP/1.1: a listener, and what is spoken there. */
enum Way {
    /** As on 8082. */
    H2C(ListenerNames.H2C, HttpVersion.HTTP_2, false),
    /** As gRPC on 8080. */
    H2C_BESIDE_HTTP1(ListenerNames.HTTP, HttpVersion.HTTP_2, false),
    /** As on 8443/tcp. */
    H2(ListenerNames.H2, HttpVersion.HTTP_2, true),
    /** As on 8443/udp. */
    H3(ListenerNames.H3, HttpVersion.HTTP_3, true);

    private final String listener;
    private final HttpVersion version;
    private final boolean tls;

    Way(String listener, HttpVersion version, boolean tls) {
        this.listener = listener;
        this.version = version;
        this.tls = tls;
    }

    HttpVersion version() {
        return version;
    }

    int port(RunningServer server) {
        return server.port(listener);
    }

    TestClient to(RunningServer server) {
        return new TestClient(version, tls, port(server));
    }
}
