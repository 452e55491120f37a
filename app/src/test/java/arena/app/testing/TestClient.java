package arena.app.testing;

import arena.profiles.Payload;
import arena.profiles.Request;
import arena.profiles.wire.FreePort;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.Http2ClientConfig;
import io.vertx.core.http.HttpClientAgent;
import io.vertx.core.http.HttpClientConfig;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.ClientSSLOptions;
import io.vertx.core.net.SocketAddress;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A client by Vert.x that speaks one version of HTTP with one port of this machine, on one connection. In clear text it knows
 * beforehand that HTTP/2 is spoken. It trusts everybody, and undoes no content coding. Thread-safe.
 */
public final class TestClient implements AutoCloseable {

    private static final Vertx VERTX = Vertx.vertx();
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final int port;
    private final HttpClientAgent client;

    public TestClient(HttpVersion version, boolean tls, int port) {
        this.port = port;
        HttpClientConfig config = new HttpClientConfig()
                .setVersions(version)
                .setSsl(tls)
                .setVerifyHost(false)
                .setDefaultHost("127.0.0.1")
                .setDefaultPort(port);
        config.setHttp2Config(new Http2ClientConfig().setClearTextUpgrade(false));
        if (version == HttpVersion.HTTP_3) {
            config.getQuicConfig().setLocalAddress(ownPort());
        }
        client = VERTX.httpClientBuilder()
                .with(config)
                .with(new ClientSSLOptions().setTrustAll(true).setHostnameVerificationAlgorithm(""))
                .build();
    }

    /** Sends a request of the catalogue and waits for the answer. */
    public TestResponse exchange(Request request) {
        return await(
                start(HttpMethod.valueOf(request.method()), request.target()).compose(begun -> {
                    request.headers().forEach(begun::putHeader);
                    return finish(begun, request.payload());
                }));
    }

    /** Sends a GET and waits for the answer. */
    public TestResponse get(String target) {
        return await(begin(target));
    }

    /** Sends a GET with a header and waits for the answer. */
    public TestResponse get(String target, String header, String value) {
        return await(
                start(HttpMethod.GET, target).compose(begun -> finish(begun.putHeader(header, value), Payload.NONE)));
    }

    /** Sends a GET. */
    public Future<TestResponse> begin(String target) {
        return start(HttpMethod.GET, target).compose(begun -> finish(begun, Payload.NONE));
    }

    /** A request whose head and body are still to be sent. */
    public Future<HttpClientRequest> start(HttpMethod method, String target) {
        return client.request(
                new RequestOptions().setMethod(method).setURI(target).setPort(port));
    }

    /** What this future gives, within a time that is enough for anything. */
    public static <T> T await(Future<T> future) {
        try {
            return future.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            throw new IllegalStateException("nothing within " + PATIENCE);
        }
    }

    @Override
    public void close() {
        await(client.close());
    }

    /**
     * Vert.x opens the socket of QUIC with SO_REUSEADDR, so where Linux picks the port it may pick that of another such
     * socket, which then gets no datagram any more.
     */
    private static SocketAddress ownPort() {
        return SocketAddress.inetSocketAddress(FreePort.next(), "127.0.0.1");
    }

    private static Future<TestResponse> finish(HttpClientRequest request, Payload payload) {
        Buffer body = Buffer.buffer(payload.bytes());
        Future<?> sent = switch (payload.framing()) {
            case NONE -> request.end();
            case CONTENT_LENGTH -> request.end(body);
            case CHUNKED -> request.setChunked(true).write(body).compose(_ -> request.end());
            case TEXT_MESSAGE -> throw new IllegalArgumentException("a message of a WebSocket");
        };
        return sent.compose(_ -> request.response()).compose(TestResponse::read);
    }
}
