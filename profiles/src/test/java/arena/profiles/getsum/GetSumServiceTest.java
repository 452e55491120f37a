package arena.profiles.getsum;

import static arena.profiles.getsum.CallServer.GET_SUM;
import static arena.profiles.getsum.CallServer.GRPC;
import static arena.profiles.getsum.CallServer.ONE_AND_TWO;
import static arena.profiles.getsum.CallServer.STREAM_SUM;
import static arena.profiles.getsum.CallServer.THREE;
import static arena.profiles.getsum.CallServer.with;
import static arena.profiles.getsum.Frames.bytes;
import static arena.profiles.getsum.Frames.frame;
import static arena.profiles.getsum.Frames.gzip;
import static arena.profiles.getsum.Frames.padded;
import static arena.profiles.getsum.Frames.request;
import static arena.profiles.getsum.Frames.streamRequest;
import static arena.profiles.getsum.Frames.varint;
import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.getsum.generated.SumReply;
import arena.profiles.getsum.generated.SumRequest;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.StreamResetException;
import io.vertx.core.net.SocketAddress;
import io.vertx.grpc.client.GrpcClient;
import io.vertx.grpc.client.GrpcClientResponse;
import io.vertx.grpc.common.GrpcMessageDecoder;
import io.vertx.grpc.common.GrpcMessageEncoder;
import io.vertx.grpc.common.ServiceMethod;
import io.vertx.grpc.common.ServiceName;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The unary method over real sockets, with messages read and written in each way. */
@ParameterizedClass
@EnumSource
class GetSumServiceTest {

    private static final int RESOURCE_EXHAUSTED = 8;
    private static final int OUT_OF_RANGE = 11;
    private static final int UNIMPLEMENTED = 12;
    private static final int INTERNAL = 13;

    private final CallServer server;

    GetSumServiceTest(MessagesKind kind) {
        server = CallServer.of(kind);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    @DisplayName("CHECKS 133, 134: HTTP/2, status 0, flag 0, exact length, first tag 0x08, the sum")
    void addsRandomPair(long seed) {
        Random random = new Random(seed);
        int a = 100 + random.nextInt(900);
        int b = 100 + random.nextInt(900);

        Reply reply = server.call(frame(request(a, b)));

        assertThat(reply.version()).isEqualTo(HttpVersion.HTTP_2);
        assertThat(reply.httpStatus()).isEqualTo(200);
        assertThat(reply.headers().get("content-type")).isEqualTo("application/grpc");
        assertThat(reply.status()).isZero();
        assertThat(reply.body())
                .isEqualTo(frame(Buffer.buffer().appendByte((byte) 8).appendBuffer(varint(a + b))));
    }

    @Test
    @DisplayName("SPEC 7: the frame of the load, byte by byte, and its trailer")
    void answersLoadAsTheArenaSays() {
        Reply reply = server.call(ONE_AND_TWO);

        assertThat(reply.body()).isEqualTo(THREE);
        assertThat(reply.trailers().get("grpc-status")).isEqualTo("0");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "5, -5", "-1, 0", "2147483647, -2147483648", "-2147483648, 0", "2147483646, 1"})
    void addsAnyNumbers(int a, int b) {
        Reply reply = server.call(frame(request(a, b)));

        Buffer result = a + b == 0
                ? Buffer.buffer()
                : Buffer.buffer().appendByte((byte) 8).appendBuffer(varint(a + b));
        assertThat(reply.body()).isEqualTo(frame(result));
        assertThat(reply.status()).isZero();
    }

    @Test
    void takesMessageWithoutFields() {
        assertThat(server.call(frame(Buffer.buffer())).body()).isEqualTo(frame(Buffer.buffer()));
    }

    @ParameterizedTest
    @CsvSource({"2147483647, 1", "-2147483648, -1"})
    void refusesSumThatDoesNotFit(int a, int b) {
        server.assertRefused(server.call(frame(request(a, b))), OUT_OF_RANGE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/benchmark.BenchmarkService/Nothing",
                "/benchmark.BenchmarkService/",
                "/benchmark.BenchmarkService/GetSum/",
                "/Nobody/GetSum",
                "/",
                "/%zz/%00%ff?a=b"
            })
    void knowsNoOtherMethod(String path) {
        server.assertRefused(server.call(path, ONE_AND_TWO), UNIMPLEMENTED);
    }

    @Test
    void answersAbsoluteTargetOfMethod() {
        assertThat(server.call(GET_SUM + "?query=ignored", ONE_AND_TWO).status())
                .isZero();
    }

    @Test
    void refusesCallWithoutMessage() {
        server.assertRefused(server.call(Buffer.buffer()), INTERNAL);
    }

    @Test
    void refusesMessageThatIsCutOff() {
        for (int length = 1; length < ONE_AND_TWO.length(); length++) {
            server.assertRefused(server.call(ONE_AND_TWO.getBuffer(0, length)), INTERNAL);
        }
    }

    @Test
    void refusesMoreThanOneMessage() {
        server.assertRefused(server.call(ONE_AND_TWO.copy().appendBuffer(ONE_AND_TWO)), INTERNAL);
        server.assertRefused(
                CallServer.await(server.send(GET_SUM, GRPC, List.of(ONE_AND_TWO, ONE_AND_TWO, ONE_AND_TWO))), INTERNAL);
    }

    @Test
    void refusesThousandsOfMessagesInOneFrame() {
        Buffer many = Buffer.buffer(new byte[5 * 3_000]);

        server.assertRefused(server.call(many), INTERNAL);
    }

    @Test
    void refusesMalformedMessage() {
        server.assertRefused(server.call(frame(bytes(8))), INTERNAL);
        server.assertRefused(server.call(frame(bytes(8, 0xFF))), INTERNAL);
        server.assertRefused(server.call(frame(bytes(0, 1))), INTERNAL);
        server.assertRefused(server.call(frame(bytes(7))), INTERNAL);
        server.assertRefused(server.call(frame(Buffer.buffer("{\"a\":1,\"b\":2}"))), INTERNAL);
    }

    @Test
    @DisplayName("a message in two DATA frames, split at every offset, and byte by byte")
    void takesMessageInParts() {
        for (int offset = 0; offset <= ONE_AND_TWO.length(); offset++) {
            Buffer head = ONE_AND_TWO.getBuffer(0, offset);
            Buffer tail = ONE_AND_TWO.getBuffer(offset, ONE_AND_TWO.length());
            assertThat(CallServer.await(server.send(GET_SUM, GRPC, List.of(head, tail)))
                            .body())
                    .isEqualTo(THREE);
        }
        List<Buffer> single = IntStream.range(0, ONE_AND_TWO.length())
                .mapToObj(i -> ONE_AND_TWO.getBuffer(i, i + 1))
                .toList();
        assertThat(CallServer.await(server.send(GET_SUM, GRPC, single)).body()).isEqualTo(THREE);
    }

    @Test
    void takesMessageUpToLimit() {
        int limit = GetSumService.MAX_MESSAGE_BYTES;

        assertThat(server.call(frame(padded(request(1, 2), limit))).body()).isEqualTo(THREE);
        server.assertRefused(server.call(frame(padded(request(1, 2), limit + 1))), RESOURCE_EXHAUSTED);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE, -1})
    @DisplayName("a header that announces 2 or 4 GiB: answered at once, and the rest is not read for long")
    void refusesHugeMessageAtItsHeader(int announced) {
        HttpClientRequest request = CallServer.await(server.open(HttpMethod.POST, GET_SUM, GRPC));
        Promise<Throwable> end = Promise.promise();
        request.exceptionHandler(end::tryComplete);
        Future<Reply> reply = request.response().compose(Reply::read);

        request.write(Buffer.buffer().appendByte((byte) 0).appendInt(announced));

        server.assertRefused(CallServer.await(reply), RESOURCE_EXHAUSTED);
        for (int i = 0; i < 10; i++) {
            request.write(Buffer.buffer(new byte[10_000]));
        }
        assertThat(CallServer.await(end.future()))
                .isInstanceOfSatisfying(
                        StreamResetException.class,
                        reset -> assertThat(reset.getCode()).isZero());
        server.assertStillServing();
    }

    @Test
    void answersWhatItCanNotDoByStatusToo() {
        SumMessages broken = new SumMessages(
                broken(SumMessages.direct().getSum()),
                broken(SumMessages.direct().streamSum()));

        try (CallServer other = new CallServer(broken)) {
            assertThat(other.call(ONE_AND_TWO).status()).isEqualTo(INTERNAL);
            assertThat(other.call(STREAM_SUM, frame(streamRequest(1, 2, 3))).status())
                    .isEqualTo(INTERNAL);
            assertThat(other.call(STREAM_SUM, frame(streamRequest(10_000 - 200, 0, 5_000)))
                            .trailers()
                            .get("grpc-status"))
                    .isEqualTo(Integer.toString(INTERNAL));
        }
    }

    /** Makes replies up to 10,000 and down to 100 only. */
    private static <Q, R> SumMethod<Q, R> broken(SumMethod<Q, R> method) {
        return new SumMethod<>(method.signature(), method.operands(), result -> {
            if (result < 100 || result > 10_000) {
                throw new IllegalStateException("a reply that can't be made, for a test");
            }
            return method.reply().apply(result);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/grpc-web",
                "application/grpc+json",
                "application/grpc; charset=utf-8",
                "application/grpcs",
                "application/json",
                ""
            })
    void leavesOtherMediaTypesToOthers(String contentType) {
        assertThat(server.call(Map.of("content-type", contentType), ONE_AND_TWO).httpStatus())
                .isEqualTo(418);
        assertThat(server.call(Map.of(), ONE_AND_TWO).httpStatus()).isEqualTo(418);
    }

    @Test
    void takesBothNamesOfItsMediaType() {
        assertThat(server.call(Map.of("content-type", "application/grpc+proto"), ONE_AND_TWO)
                        .body())
                .isEqualTo(THREE);
    }

    @Test
    void leavesOtherMethodsAndVersionsToOthers() {
        HttpClientResponse get =
                CallServer.await(server.open(HttpMethod.GET, GET_SUM, GRPC).compose(HttpClientRequest::send));
        // Held to the end: a client that the garbage collector finds closes its connections.
        HttpClient client = server.vertx().createHttpClient();
        HttpClientResponse http1 = CallServer.await(client.request(HttpMethod.POST, server.port(), "127.0.0.1", GET_SUM)
                .compose(request ->
                        request.putHeader("content-type", "application/grpc").send(ONE_AND_TWO)));

        assertThat(get.statusCode()).isEqualTo(418);
        assertThat(http1.version()).isEqualTo(HttpVersion.HTTP_1_1);
        assertThat(http1.statusCode()).isEqualTo(418);
        CallServer.await(client.close());
    }

    @Test
    void servesClientOfVertx() {
        // Held to the end, as above.
        GrpcClient client = GrpcClient.client(server.vertx());
        ServiceMethod<SumReply, SumRequest> method = ServiceMethod.client(
                ServiceName.create("benchmark", "BenchmarkService"),
                "GetSum",
                GrpcMessageEncoder.encoder(),
                GrpcMessageDecoder.decoder(SumReply.newBuilder()));

        SumReply reply =
                CallServer.await(client.request(SocketAddress.inetSocketAddress(server.port(), "127.0.0.1"), method)
                        .compose(request -> request.send(
                                SumRequest.newBuilder().setA(-3).setB(45).build()))
                        .compose(GrpcClientResponse::last));

        assertThat(reply.getResult()).isEqualTo(42);
        CallServer.await(client.close());
    }

    @Test
    @DisplayName("10,000 random changes of a good call: always a gRPC status, and the connection lives on")
    void survivesMutations() {
        Random random = new Random(4711);
        for (int round = 0; round < 100; round++) {
            List<Future<Reply>> replies = IntStream.range(0, 100)
                    .mapToObj(_ -> server.send(
                            GET_SUM,
                            random.nextInt(4) == 0 ? with("grpc-encoding", "gzip") : GRPC,
                            List.of(mutated(random), Buffer.buffer())))
                    .toList();
            assertThat(replies)
                    .allSatisfy(reply -> assertThat(CallServer.await(reply).status())
                            .isIn(0, RESOURCE_EXHAUSTED, OUT_OF_RANGE, UNIMPLEMENTED, INTERNAL));
        }
        server.assertStillServing();
    }

    private static Buffer mutated(Random random) {
        Buffer frame = random.nextBoolean()
                ? frame(request(random.nextInt(), random.nextInt()))
                : frame(1, gzip(request(1, 2).getBytes()));
        byte[] bytes = frame.getBytes();
        for (int changes = random.nextInt(4); changes >= 0; changes--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
        int length = random.nextInt(3) == 0 ? random.nextInt(bytes.length + 1) : bytes.length;
        return Buffer.buffer(bytes).getBuffer(0, length);
    }
}
