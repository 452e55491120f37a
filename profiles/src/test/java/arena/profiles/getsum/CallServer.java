package arena.profiles.getsum;

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
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The service on a port of its own, whose other requests get 418, and a client whose frames are built by hand. */
final class CallServer implements AutoCloseable {

    static final String GET_SUM = "/benchmark.BenchmarkService/GetSum";
    static final String STREAM_SUM = "/benchmark.BenchmarkService/StreamSum";
    static final Map<String, String> GRPC = Map.of("content-type", "application/grpc", "te", "trailers");

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
