package arena.profiles.getsum;

import static arena.profiles.getsum.CallServer.ONE_AND_TWO;
import static arena.profiles.getsum.CallServer.THREE;
import static arena.profiles.getsum.CallServer.with;
import static arena.profiles.getsum.Frames.frame;
import static arena.profiles.getsum.Frames.gzip;
import static arena.profiles.getsum.Frames.request;
import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.buffer.Buffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Compressed messages of the unary method, and encodings that nobody knows. */
@ParameterizedClass
@EnumSource
class GetSumEncodingTest {

    private static final int RESOURCE_EXHAUSTED = 8;
    private static final int UNIMPLEMENTED = 12;
    private static final int INTERNAL = 13;

    private final CallServer server;

    GetSumEncodingTest(MessagesKind kind) {
        server = CallServer.of(kind);
    }

    @Test
    void takesCompressedMessage() {
        Reply reply = server.call(
                with("grpc-encoding", "gzip"), frame(1, gzip(request(1, 2).getBytes())));

        assertThat(reply.body()).isEqualTo(THREE);
        assertThat(reply.headers().get("grpc-encoding")).isNull();
    }

    @Test
    void takesPlainMessageWhateverTheEncoding() {
        assertThat(server.call(with("grpc-encoding", "gzip"), ONE_AND_TWO).status())
                .isZero();
        assertThat(server.call(with("grpc-encoding", "snappy"), ONE_AND_TWO).status())
                .isZero();
        assertThat(server.call(with("grpc-encoding", "identity"), ONE_AND_TWO).status())
                .isZero();
    }

    @Test
    void refusesUnknownEncodingAndTellsTheKnownOnes() {
        Reply reply = server.call(with("grpc-encoding", "snappy"), frame(1, request(1, 2)));

        server.assertRefused(reply, UNIMPLEMENTED);
        assertThat(reply.headers().get("grpc-accept-encoding")).isEqualTo("gzip");
    }

    @Test
    void refusesCompressedMessageWithoutEncoding() {
        server.assertRefused(server.call(frame(1, request(1, 2))), INTERNAL);
        server.assertRefused(server.call(with("grpc-encoding", "identity"), frame(1, request(1, 2))), INTERNAL);
        server.assertRefused(server.call(with("grpc-encoding", ""), frame(1, request(1, 2))), INTERNAL);
    }

    @Test
    void refusesMalformedGzip() {
        Buffer good = gzip(request(1, 2).getBytes());

        server.assertRefused(server.call(with("grpc-encoding", "gzip"), frame(1, Buffer.buffer())), INTERNAL);
        server.assertRefused(server.call(with("grpc-encoding", "gzip"), frame(1, request(1, 2))), INTERNAL);
        server.assertRefused(
                server.call(with("grpc-encoding", "gzip"), frame(1, good.getBuffer(0, good.length() - 1))), INTERNAL);
    }

    @Test
    void refusesWhatGrowsWhenItIsUncompressed() {
        Buffer bomb = gzip(new byte[1_000_000]);

        assertThat(bomb.length()).isLessThan(GetSumService.MAX_MESSAGE_BYTES);
        server.assertRefused(server.call(with("grpc-encoding", "gzip"), frame(1, bomb)), RESOURCE_EXHAUSTED);
    }
}
