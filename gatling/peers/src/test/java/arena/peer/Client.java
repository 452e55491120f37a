package arena.peer;

import arena.peer.setup.Port;
import arena.profiles.Endpoint;
import arena.profiles.Payload;
import arena.profiles.Protocol;
import arena.profiles.Request;
import arena.profiles.check.Verifier;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Asks a peer and judges the answers.
 *
 * @param ports of the peer
 */
record Client(Vertx vertx, Map<Port, Integer> ports, Verifier verifier) {

    private static final String HOST = "127.0.0.1";
    private static final long LIMIT_SECONDS = 20;

    /** What is wrong with the answer, or nothing. */
    Optional<String> problem(Endpoint endpoint, Request request) {
        Future<Optional<String>> problem =
                endpoint.protocol() == Protocol.WEBSOCKET ? webSocket(endpoint, request) : http(endpoint, request);
        try {
            return problem.otherwise(failure -> Optional.of(failure.toString())).await(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException _) {
            return Optional.of("no answer within " + LIMIT_SECONDS + " s");
        }
    }

    /** The status of the answer to a GET request over HTTP/1.1. */
    int status(String target) throws TimeoutException {
        HttpClient client = vertx.createHttpClient();
        return client.request(HttpMethod.GET, port(Endpoint.HTTP1), HOST, target)
                .compose(HttpClientRequest::send)
                .map(HttpClientResponse::statusCode)
                .eventually(client::close)
                .await(LIMIT_SECONDS, TimeUnit.SECONDS);
    }

    private int port(Endpoint endpoint) {
        return ports.entrySet().stream()
                .filter(entry -> entry.getKey().number() == endpoint.port())
                .findFirst()
                .map(Map.Entry::getValue)
                .orElseThrow(() -> new AssertionError("nothing listens at " + endpoint));
    }

    private Future<Optional<String>> http(Endpoint endpoint, Request request) {
        boolean multiplexed = endpoint.protocol() != Protocol.HTTP_1_1;
        HttpClient client = vertx.createHttpClient(new HttpClientOptions()
                .setProtocolVersion(multiplexed ? HttpVersion.HTTP_2 : HttpVersion.HTTP_1_1)
                .setHttp2ClearTextUpgrade(false)
                .setSsl(endpoint.tls())
                .setUseAlpn(multiplexed && endpoint.tls())
                .setTrustAll(true)
                .setVerifyHost(false)
                .setDecompressionSupported(true));
        return client.request(HttpMethod.valueOf(request.method()), port(endpoint), HOST, request.target())
                .compose(call -> sent(call, request))
                .compose(response -> judged(endpoint, request, response))
                .eventually(client::close);
    }

    private static Future<HttpClientResponse> sent(HttpClientRequest call, Request request) {
        request.headers().forEach(call::putHeader);
        Buffer body = Buffer.buffer(request.payload().bytes());
        return switch (request.payload().framing()) {
            case NONE -> call.send();
            case CONTENT_LENGTH -> call.send(body);
            case CHUNKED -> {
                call.setChunked(true).write(body);
                call.end();
                yield call.response();
            }
            case TEXT_MESSAGE -> throw new IllegalArgumentException("not HTTP: " + request);
        };
    }

    private Future<Optional<String>> judged(Endpoint endpoint, Request request, HttpClientResponse response) {
        return response.body()
                .map(body -> verifier.problem(
                                request.answer(),
                                response.statusCode(),
                                response.getHeader("content-type"),
                                body.getBytes())
                        .or(() ->
                                endpoint.protocol() == Protocol.GRPC && !"0".equals(response.getTrailer("grpc-status"))
                                        ? Optional.of("grpc-status: " + response.getTrailer("grpc-status"))
                                        : Optional.empty()));
    }

    private Future<Optional<String>> webSocket(Endpoint endpoint, Request request) {
        Payload message = request.payload();
        WebSocketClient client = vertx.createWebSocketClient();
        return client.connect(port(endpoint), HOST, request.target())
                .compose(socket -> echoed(socket, message))
                .map(echo -> verifier.problem(request.answer().content(), echo.getBytes()))
                .eventually(client::close);
    }

    private static Future<Buffer> echoed(WebSocket socket, Payload message) {
        Promise<Buffer> echo = Promise.promise();
        socket.textMessageHandler(text -> echo.tryComplete(Buffer.buffer(text)));
        socket.closeHandler(_ -> echo.tryFail("closed"));
        socket.writeTextMessage(message.content());
        return echo.future();
    }
}
