package arena.profiles.getsum;

import static arena.profiles.getsum.CallServer.GRPC;
import static arena.profiles.getsum.CallServer.STREAM_SUM;
import static arena.profiles.getsum.Frames.frame;
import static arena.profiles.getsum.Frames.streamRequest;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.profiles.getsum.generated.StreamRequest;
import arena.profiles.getsum.generated.SumReply;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.net.NetClient;
import io.vertx.core.net.NetClientOptions;
import io.vertx.core.net.NetSocket;
import io.vertx.core.net.SocketAddress;
import io.vertx.grpc.client.GrpcClient;
import io.vertx.grpc.common.GrpcMessageDecoder;
import io.vertx.grpc.common.GrpcMessageEncoder;
import io.vertx.grpc.common.ServiceMethod;
import io.vertx.grpc.common.ServiceName;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The streaming method over real sockets, with messages read and written in each way. */
@ParameterizedClass
@EnumSource
class SumStreamTest {

    private static final int INVALID_ARGUMENT = 3;
    private static final int DEADLINE_EXCEEDED = 4;
    private static final int OUT_OF_RANGE = 11;
    private static final int CANCEL = 8;
    private static final int MANY = 20_000;

    private final AtomicInteger made = new AtomicInteger();
    private final CallServer server;

    SumStreamTest(MessagesKind kind) {
        SumMessages messages = kind.messages();
        server = new CallServer(new SumMessages(messages.getSum(), counted(messages.streamSum())));
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @DisplayName("SPEC 13: count replies a + b + i, with a count of 5000")
    void answersAllSums() {
        Reply reply = server.call(STREAM_SUM, frame(streamRequest(3, -5, 5_000)));

        assertThat(results(reply.body()))
                .isEqualTo(IntStream.range(0, 5_000).mapToObj(i -> i - 2).toList());
        assertThat(reply.trailers().get("grpc-status")).isEqualTo("0");
    }

    @ParameterizedTest
    @CsvSource({"1", "127", "128", "129", "256"})
    void answersAsManyAsAreAskedFor(int count) {
        assertThat(results(server.call(STREAM_SUM, frame(streamRequest(1, 2, count)))
                        .body()))
                .hasSize(count);
    }

    @Test
    void answersNoneIfNoneIsAskedFor() {
        Reply reply = server.call(STREAM_SUM, frame(streamRequest(1, 2, 0)));

        assertThat(reply.body().length()).isZero();
        assertThat(reply.status()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "1, 2, -1, " + INVALID_ARGUMENT,
        "1, 2, 1000001, " + INVALID_ARGUMENT,
        "2147483647, 1, 1, " + OUT_OF_RANGE,
        "2147483600, 0, 49, " + OUT_OF_RANGE
    })
    void refusesBeforeItBegins(int a, int b, int count, int status) {
        Reply reply = server.call(STREAM_SUM, frame(streamRequest(a, b, count)));

        assertThat(reply.status()).isEqualTo(status);
        assertThat(reply.headers().get("grpc-message")).isNotBlank();
        assertThat(made).hasValue(0);
    }

    @Test
    void answersUpToTheLargestNumber() {
        Reply reply = server.call(STREAM_SUM, frame(streamRequest(2_147_483_600, 0, 48)));

        assertThat(results(reply.body()).getLast()).isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void makesNoMoreThanFitsInTheWindowOfClientThatDoesNotRead() {
        HttpClientResponse response = begin(GRPC);

        awaitRest();
        // 65,535 bytes of window, and 7 bytes a message at least.
        assertThat(made.get()).isBetween(128, 10_000);
        assertThat(all(response)).hasSize(MANY);
    }

    @Test
    @DisplayName("a window of 2 GiB and a socket that is not read: only what the sockets hold is made")
    void makesNoMoreThanSocketsHoldOfClientThatDoesNotRead() {
        // Held to the end: a client that the garbage collector finds closes its connections.
        NetClient client = server.vertx().createNetClient(new NetClientOptions().setReceiveBufferSize(64 * 1024));
        NetSocket socket = CallServer.await(client.connect(server.port(), "127.0.0.1"));
        socket.pause();

        socket.write(Buffer.buffer("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
                .appendBuffer(http2Frame(4, 0, 0, Frames.bytes(0, 4, 0x7F, 0xFF, 0xFF, 0xFF)))
                .appendBuffer(http2Frame(8, 0, 0, Buffer.buffer().appendInt(Integer.MAX_VALUE - 65_535)))
                .appendBuffer(http2Frame(1, 4, 1, headerBlock()))
                .appendBuffer(http2Frame(0, 1, 1, frame(streamRequest(1, 2, SumStream.MAX_COUNT)))));

        awaitRest();
        assertThat(made.get()).isBetween(128, SumStream.MAX_COUNT / 2);
        CallServer.await(client.close());
    }

    @Test
    void stopsWhenTheClientCancels() {
        HttpClientResponse response = begin(GRPC);

        awaitRest();
        int before = made.get();
        response.request().reset(CANCEL);
        response.resume();
        assertStillServing();
        awaitRest();
        assertThat(made.get()).isBetween(before, before + 256);
    }

    @Test
    void stopsWhenTheClientIsGone() {
        HttpClientResponse response = begin(GRPC);

        awaitRest();
        int before = made.get();
        CallServer.await(response.request().connection().close());
        assertStillServing();
        awaitRest();
        assertThat(made.get()).isBetween(before, before + 256);
    }

    @Test
    void endsWhenItsTimeIsOver() {
        Map<String, String> headers = new HashMap<>(GRPC);
        headers.put("grpc-timeout", "50m");
        HttpClientResponse response = begin(headers);

        awaitRest();
        List<Integer> results = all(response);

        assertThat(results).hasSizeBetween(128, 10_000);
        assertThat(response.trailers().get("grpc-status")).isEqualTo(Integer.toString(DEADLINE_EXCEEDED));
        awaitRest();
        assertThat(made.get()).isEqualTo(results.size());
    }

    @Test
    void servesClientOfVertx() {
        ServiceMethod<SumReply, StreamRequest> method = ServiceMethod.client(
                ServiceName.create("benchmark", "BenchmarkService"),
                "StreamSum",
                GrpcMessageEncoder.encoder(),
                GrpcMessageDecoder.decoder(SumReply.newBuilder()));

        // Held to the end, as above.
        GrpcClient client = GrpcClient.client(server.vertx());
        Promise<List<Integer>> results = Promise.promise();
        CallServer.await(client.request(SocketAddress.inetSocketAddress(server.port(), "127.0.0.1"), method)
                .compose(request -> request.send(
                        StreamRequest.newBuilder().setA(20).setB(22).setCount(3).build()))
                .onSuccess(response -> {
                    List<Integer> all = new ArrayList<>();
                    response.handler(reply -> all.add(reply.getResult()));
                    response.endHandler(_ -> results.complete(all));
                }));

        assertThat(CallServer.await(results.future())).containsExactly(42, 43, 44);
        CallServer.await(client.close());
    }

    private <Q, R> SumMethod<Q, R> counted(SumMethod<Q, R> method) {
        return new SumMethod<>(method.signature(), method.operands(), result -> {
            made.incrementAndGet();
            return method.reply().apply(result);
        });
    }

    /** A stream whose client does not read. */
    private HttpClientResponse begin(Map<String, String> headers) {
        Future<HttpClientResponse> response =
                server.stream(headers, frame(streamRequest(1, 2, MANY))).map(HttpClientResponse::pause);
        return CallServer.await(response);
    }

    /** Waits until no more messages are made. */
    private void awaitRest() {
        AtomicInteger last = new AtomicInteger(-1);
        await().pollInterval(Duration.ofMillis(200))
                .atMost(Duration.ofSeconds(30))
                .until(() -> made.get() > 0 && last.getAndSet(made.get()) == made.get());
    }

    private List<Integer> all(HttpClientResponse response) {
        Future<Buffer> body = response.body();
        response.resume();
        return results(CallServer.await(body));
    }

    private void assertStillServing() {
        assertThat(server.call(frame(Frames.request(1, 2))).status()).isZero();
    }

    private static List<Integer> results(Buffer body) {
        List<Integer> results = new ArrayList<>();
        for (int at = 0; at < body.length(); ) {
            int length = body.getInt(at + 1);
            assertThat(body.getByte(at)).isZero();
            results.add((int) new WireReaderOfReply(body.getBuffer(at + 5, at + 5 + length)).result());
            at += 5 + length;
        }
        return results;
    }

    private record WireReaderOfReply(Buffer message) {
        long result() {
            if (message.length() == 0) {
                return 0;
            }
            WireReader in = new WireReader(message);
            assertThat(in.tag()).isEqualTo(8);
            return in.varint();
        }
    }

    private static Buffer http2Frame(int type, int flags, int stream, Buffer payload) {
        return Buffer.buffer()
                .appendMedium(payload.length())
                .appendByte((byte) type)
                .appendByte((byte) flags)
                .appendInt(stream)
                .appendBuffer(payload);
    }

    /** Fields without an index and without Huffman's code (RFC 7541, 6.2.2). */
    private static Buffer headerBlock() {
        Buffer block = Buffer.buffer();
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put(":method", "POST");
        fields.put(":scheme", "http");
        fields.put(":path", STREAM_SUM);
        fields.put(":authority", "localhost");
        fields.putAll(GRPC);
        fields.forEach((name, value) -> {
            block.appendByte((byte) 0);
            for (String text : List.of(name, value)) {
                block.appendByte((byte) text.length()).appendBytes(text.getBytes(StandardCharsets.US_ASCII));
            }
        });
        return block;
    }
}
