package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.TestClient;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** gRPC on every listener that speaks HTTP/2, by frames that are built by hand, beside everything that is not gRPC. */
@ParameterizedClass(name = "{0} {1}")
@MethodSource("ways")
class GetSumChecksTest {

    private static final String PATH = "/benchmark.BenchmarkService/GetSum";
    private static final Map<String, String> GRPC = Map.of("content-type", "application/grpc", "te", "trailers");
    private static final Buffer ONE_AND_TWO = Buffer.buffer(new byte[] {0, 0, 0, 0, 4, 8, 1, 16, 2});

    private final RunningServer server;
    private final Way way;

    private record Reply(HttpClientResponse response, Buffer body) {

        private static Future<Reply> read(HttpClientResponse response) {
            return response.body().map(body -> new Reply(response, body));
        }

        private String grpcStatus() {
            String trailer = response.getTrailer("grpc-status");
            return trailer != null ? trailer : String.valueOf(response.getHeader("grpc-status"));
        }
    }

    GetSumChecksTest(Flavour flavour, Way way) {
        this.server = SharedServers.of(flavour);
        this.way = way;
    }

    static Stream<Arguments> ways() {
        return Arrays.stream(Flavour.values())
                .flatMap(flavour -> Arrays.stream(Way.values())
                        .filter(way -> way.version() == HttpVersion.HTTP_2)
                        .map(way -> Arguments.of(flavour, way)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    @DisplayName("CHECKS 133, 134, 141, 142: HTTP/2, status 0, flag 0, exact length, first tag 0x08, the sum")
    void addsRandomPair(long seed) {
        Random random = new Random(seed);
        int a = 100 + random.nextInt(900);
        int b = 100 + random.nextInt(900);

        Reply reply = call(HttpMethod.POST, PATH, GRPC, frame(varintField(8, a).appendBuffer(varintField(16, b))));

        assertThat(reply.response().version()).isEqualTo(HttpVersion.HTTP_2);
        assertThat(reply.response().getHeader("content-type")).isEqualTo("application/grpc");
        assertThat(reply.grpcStatus()).isEqualTo("0");
        assertThat(reply.body()).isEqualTo(frame(varintField(8, a + b)));
    }

    @Test
    void doesNotCompressBelowGrpc() {
        Map<String, String> headers = Map.of("content-type", "application/grpc", "accept-encoding", "gzip, br");

        Reply reply = call(HttpMethod.POST, PATH, headers, ONE_AND_TWO);

        assertThat(reply.response().getHeader("content-encoding")).isNull();
        assertThat(reply.body()).isEqualTo(frame(varintField(8, 3)));
        assertThat(reply.grpcStatus()).isEqualTo("0");
    }

    @Test
    void doesNotCompressAStreamBelowGrpc() {
        Map<String, String> headers = Map.of("content-type", "application/grpc", "accept-encoding", "gzip, br");
        Buffer call = Buffer.buffer(new byte[] {0, 0, 0, 0, 7, 8, 1, 16, 2, 24, (byte) 0xE8, 7});

        Reply reply = call(HttpMethod.POST, "/benchmark.BenchmarkService/StreamSum", headers, call);

        assertThat(reply.response().getHeader("content-encoding")).isNull();
        assertThat(reply.body().length())
                .isGreaterThanOrEqualTo(1000 * frame(varintField(8, 3)).length());
        assertThat(reply.body().getBuffer(0, 7)).isEqualTo(frame(varintField(8, 3)));
        assertThat(reply.grpcStatus()).isEqualTo("0");
    }

    @Test
    void answersMethodThatIsNotThereByGrpcStatus() {
        Reply reply = call(HttpMethod.POST, "/benchmark.BenchmarkService/Nothing", GRPC, ONE_AND_TWO);

        assertThat(reply.response().statusCode()).isEqualTo(200);
        assertThat(reply.grpcStatus()).isEqualTo("12");
    }

    @Test
    @DisplayName("a hundred calls at once on one connection, good and bad, each with its own answer")
    void answersCallsSideBySide() {
        try (TestClient client = way.to(server)) {
            List<Future<Reply>> replies = IntStream.range(0, 100)
                    .mapToObj(i -> send(
                            client,
                            HttpMethod.POST,
                            PATH,
                            GRPC,
                            i % 3 == 0 ? Buffer.buffer() : frame(varintField(8, i))))
                    .toList();

            for (int i = 0; i < replies.size(); i++) {
                Reply reply = TestClient.await(replies.get(i));
                assertThat(reply.grpcStatus()).isEqualTo(i % 3 == 0 ? "13" : "0");
                assertThat(reply.body()).isEqualTo(i % 3 == 0 ? Buffer.buffer() : frame(varintField(8, i)));
            }
        }
    }

    @Test
    void answersWhatIsNoCallAsAnyOtherRequest() {
        Reply json = call(HttpMethod.POST, PATH, Map.of("content-type", "application/json"), ONE_AND_TWO);
        Reply untyped = call(HttpMethod.POST, PATH, Map.of(), ONE_AND_TWO);
        Reply get = call(HttpMethod.GET, PATH, GRPC, Buffer.buffer());

        assertThat(json.response().statusCode()).isEqualTo(415);
        assertThat(untyped.response().statusCode()).isEqualTo(415);
        assertThat(get.response().statusCode()).isEqualTo(405);
        assertThat(get.response().getHeader("allow")).isEqualTo("POST");
    }

    @Test
    void refusesCallOverHttp1InOneLine() {
        RawResponse response = server.exchange(
                Wire.post(PATH, Wire.text(ONE_AND_TWO.getBytes()), "Content-Type: application/grpc", "TE: trailers"));

        assertThat(response.status()).isEqualTo(415);
        assertThat(response.body()).isEqualTo("this is gRPC: HTTP/2 and content-type application/grpc\n");
    }

    private Reply call(HttpMethod method, String path, Map<String, String> headers, Buffer body) {
        try (TestClient client = way.to(server)) {
            return TestClient.await(send(client, method, path, headers, body));
        }
    }

    private static Future<Reply> send(
            TestClient client, HttpMethod method, String path, Map<String, String> headers, Buffer body) {
        return client.start(method, path).compose((HttpClientRequest request) -> {
            headers.forEach(request::putHeader);
            return request.send(body).compose(Reply::read);
        });
    }

    private static Buffer frame(Buffer message) {
        return Buffer.buffer().appendByte((byte) 0).appendInt(message.length()).appendBuffer(message);
    }

    /** A field of a number from 0 to 16,383. */
    private static Buffer varintField(int tag, int value) {
        Buffer field = Buffer.buffer();
        if (value != 0) {
            field.appendByte((byte) tag);
            if (value > 0x7F) {
                field.appendByte((byte) ((value & 0x7F) | 0x80));
            }
            field.appendByte((byte) (value > 0x7F ? value >> 7 : value));
        }
        return field;
    }
}
