package arena.client;

import io.netty.handler.codec.quic.Quic;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.Http2ClientConfig;
import io.vertx.core.http.Http2Settings;
import io.vertx.core.http.HttpClientAgent;
import io.vertx.core.http.HttpClientConfig;
import io.vertx.core.http.HttpClientConnection;
import io.vertx.core.http.HttpConnectOptions;
import io.vertx.core.net.ClientSSLOptions;
import io.vertx.core.net.OpenSSLEngineOptions;
import io.vertx.core.net.SocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Opens connections. Thread-safe. */
final class Connector {

    /** A window that never closes, as that of load generators: what is measured is the server and not our reading. */
    private static final int WINDOW_BYTES = (1 << 30) - 1;

    private final Vertx vertx;
    private final boolean insecure;
    private final Duration timeout;
    private final Map<Protocol, HttpClientAgent> agents = new ConcurrentHashMap<>();

    /**
     * @param insecure whether any certificate will do
     * @param timeout for a connection and its handshake
     */
    Connector(Vertx vertx, boolean insecure, Duration timeout) {
        this.vertx = vertx;
        this.insecure = insecure;
        this.timeout = timeout;
    }

    /** A connection that belongs to the caller, on the event loop of the caller. */
    Future<HttpClientConnection> connect(Target target) {
        if (target.protocol() == Protocol.H3 && !Quic.isAvailable()) {
            return Future.failedFuture(
                    "HTTP/3 does not work here, its native library cannot be loaded: " + Quic.unavailabilityCause());
        }
        HttpConnectOptions options = new HttpConnectOptions()
                .setServer(SocketAddress.inetSocketAddress(target.port(), target.host()))
                .setHost(target.name())
                .setPort(target.port())
                .setSsl(target.protocol().tls());
        return agents.computeIfAbsent(target.protocol(), this::agent).connect(options);
    }

    private HttpClientAgent agent(Protocol protocol) {
        HttpClientConfig config = new HttpClientConfig()
                .setVersions(protocol.offered())
                .setSsl(protocol.tls())
                .setVerifyHost(!insecure)
                .setConnectTimeout(timeout);
        if (protocol != Protocol.H3) {
            config.setHttp2Config(new Http2ClientConfig()
                    .setClearTextUpgrade(false)
                    .setConnectionWindowSize(WINDOW_BYTES)
                    .setInitialSettings(new Http2Settings().setInitialWindowSize(WINDOW_BYTES)));
        }
        var builder = vertx.httpClientBuilder().with(config);
        if (protocol.tls()) {
            builder.with(new ClientSSLOptions().setTrustAll(insecure));
        }
        if (protocol == Protocol.H2 && OpenSSLEngineOptions.isAvailable()) {
            builder.with(new OpenSSLEngineOptions());
        }
        return builder.build();
    }
}
