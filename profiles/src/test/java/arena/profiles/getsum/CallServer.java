package arena.profiles.getsum;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.RequestOptions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The service on a port of its own, whose other requests get 418, and a client whose frames are built by hand. */
final class CallServer implements AutoCloseable {

    static final String GET_SUM = "/benchmark.BenchmarkService/GetSum";
    static final String STREAM_SUM = "/benchmark.BenchmarkService/StreamSum";
    static final Map<String, String> GRPC = Map.of("content-type", "application/grpc", "te", "trailers");

    /** The message that the arena sends, in its frame, and the answer to it. */
    static final Buffer ONE_AND_TWO = Frames.bytes(0, 0, 0, 0, 4, 8, 1, 16, 2);

    static final Buffer THREE = Frames.bytes(0, 0, 0, 0, 2, 8, 3);

    private static final Map<MessagesKind, CallServer> SHARED = new ConcurrentHashMap<>();

    private static final int PATIENCE_SECONDS = 30;

    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    private final int port;
    private final HttpClient client;

    CallServer(SumMessages messages) {
        GetSumService service = new GetSumService(
                vertx, messages, other -> other.response().setStatusCode(418).end());
        port = vertx.createHttpServer()
                .requestHandler(service)
                .listen(0, "127.0.0.1")
                .await()
                .actualPort();
        client = vertx.createHttpClient(
                new HttpClientOptions().setProtocolVersion(HttpVersion.HTTP_2).setHttp2ClearTextUpgrade(false));
    }

    /** One for all tests that leave it as it was. It ends with the JVM. */
    static CallServer of(MessagesKind kind) {
        return SHARED.computeIfAbsent(kind, it -> new CallServer(it.messages()));
    }

    Vertx vertx() {
        return vertx;
    }

    int port() {
        return port;
    }

    /** One call of GetSum, whose body is this. */
    Reply call(Buffer body) {
        return await(send(GET_SUM, GRPC, List.of(body)));
    }

    Reply call(Map<String, String> headers, Buffer body) {
        return await(send(GET_SUM, headers, List.of(body)));
    }

    Reply call(String path, Buffer body) {
        return await(send(path, GRPC, List.of(body)));
    }

    /** Each part is a DATA frame. */
    Future<Reply> send(String path, Map<String, String> headers, List<Buffer> parts) {
        return open(HttpMethod.POST, path, headers).compose(request -> {
            Future<Reply> reply = request.response().compose(Reply::read);
            parts.forEach(request::write);
            request.end();
            return reply;
        });
    }

    /** A request whose body is not ended. */
    Future<HttpClientRequest> open(HttpMethod method, String path, Map<String, String> headers) {
        RequestOptions options = new RequestOptions()
                .setMethod(method)
                .setHost("127.0.0.1")
                .setPort(port)
                .setURI(path);
        headers.forEach(options::putHeader);
        return client.request(options);
    }

    Future<HttpClientResponse> stream(Map<String, String> headers, Buffer body) {
        return open(HttpMethod.POST, STREAM_SUM, headers).compose(request -> request.send(body));
    }

    /** This reply says no, as gRPC does, and the server goes on. */
    void assertRefused(Reply reply, int status) {
        assertThat(reply.status()).isEqualTo(status);
        assertThat(reply.httpStatus()).isEqualTo(200);
        assertThat(reply.headers().get("content-type")).isEqualTo("application/grpc");
        assertThat(reply.headers().get("grpc-message")).isNotBlank();
        assertThat(reply.body().length()).isZero();
        assertStillServing();
    }

    void assertStillServing() {
        assertThat(call(ONE_AND_TWO).body()).isEqualTo(THREE);
    }

    /** The headers of a call, and one more. */
    static Map<String, String> with(String header, String value) {
        Map<String, String> headers = new HashMap<>(GRPC);
        headers.put(header, value);
        return headers;
    }

    static <T> T await(Future<T> future) {
        try {
            return future.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            throw new AssertionError("no answer within " + PATIENCE_SECONDS + " s", late);
        }
    }

    @Override
    public void close() {
        vertx.close().await();
    }
}
