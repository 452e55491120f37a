package arena.profiles.getsum;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.getsum.generated.StreamRequest;
import arena.profiles.getsum.generated.SumReply;
import com.google.protobuf.InvalidProtocolBufferException;
import io.vertx.core.buffer.Buffer;
import io.vertx.grpc.common.CodecException;
import io.vertx.grpc.common.GrpcMessage;
import io.vertx.grpc.common.WireFormat;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Our reading and writing of messages does what protobuf-java does. */
class MessagesTest {

    private static final OperandsDecoder DECODER = new OperandsDecoder();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, -1, 127, 128, 300, 16_383, 16_384, 1 << 28, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void writesAsProtobufDoes(int result) {
        assertThat(new SumEncoder()
                        .encode(result, WireFormat.PROTOBUF)
                        .payload()
                        .getBytes())
                .isEqualTo(SumReply.newBuilder().setResult(result).build().toByteArray());
    }

    @Test
    void takesTheLastOfRepeatedFields() {
        assertAgrees(Frames.request(1, 2).appendBuffer(Frames.request(3, 4)), new Operands(3, 4, 0));
    }

    @Test
    void takesNegativeNumbersOfTenBytesAndNumbersThatAreTooLong() {
        assertAgrees(Frames.request(-1, Integer.MIN_VALUE), new Operands(-1, Integer.MIN_VALUE, 0));
        assertAgrees(Frames.bytes(8, 0x85, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0), new Operands(5, 0, 0));
        assertAgrees(Frames.bytes(0x88, 0x80, 0x80, 0, 7), new Operands(7, 0, 0));
    }

    @Test
    void leavesOutFieldsThatItDoesNotKnow() {
        Buffer unknown = Frames.bytes(0x20, 0x80, 1)
                .appendBuffer(Frames.bytes(0x29, 1, 2, 3, 4, 5, 6, 7, 8))
                .appendBuffer(Frames.bytes(0x32, 3, 8, 9, 9))
                .appendBuffer(Frames.bytes(0x3B, 8, 9, 0x43, 0x44, 0x3C))
                .appendBuffer(Frames.bytes(0x45, 1, 2, 3, 4))
                // Fields that it knows, of other types.
                .appendBuffer(Frames.bytes(0x0A, 1, 5, 0x15, 1, 2, 3, 4));

        assertAgrees(unknown.appendBuffer(Frames.streamRequest(1, 2, 3)), new Operands(1, 2, 3));
    }

    @Test
    void knowsHowDeepGroupsMayBe() {
        assertThat(read(groups(100))).isEqualTo(expected(groups(100))).isPresent();
        assertThat(read(groups(101))).isEqualTo(expected(groups(101))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void agreesWithProtobufOnRandomBytes(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 50_000; i++) {
            byte[] bytes = new byte[random.nextInt(24)];
            random.nextBytes(bytes);
            assertAgrees(bytes);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void agreesWithProtobufOnChangedMessages(long seed) {
        Random random = new Random(seed);
        int good = 0;
        for (int i = 0; i < 50_000; i++) {
            Buffer message = Frames.streamRequest(random.nextInt(), random.nextInt(300), random.nextInt());
            byte[] bytes = random.nextBoolean()
                    ? message.getBytes()
                    : Frames.padded(message, message.length() + 10).getBytes();
            for (int changes = random.nextInt(3); changes > 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            assertAgrees(bytes);
            good += read(Buffer.buffer(bytes)).isPresent() ? 1 : 0;
        }
        assertThat(good).isBetween(10_000, 49_000);
    }

    private static Buffer groups(int depth) {
        Buffer bytes = Buffer.buffer();
        for (int i = 0; i < depth; i++) {
            bytes.appendByte((byte) 0x3B);
        }
        for (int i = 0; i < depth; i++) {
            bytes.appendByte((byte) 0x3C);
        }
        return bytes;
    }

    private static void assertAgrees(Buffer bytes, Operands operands) {
        assertThat(read(bytes)).isEqualTo(expected(bytes)).hasValue(operands);
    }

    private static void assertAgrees(byte[] bytes) {
        Buffer buffer = Buffer.buffer(bytes);
        if (!read(buffer).equals(expected(buffer))) {
            assertThat(read(buffer)).as(HexFormat.of().formatHex(bytes)).isEqualTo(expected(buffer));
        }
    }

    private static Optional<Operands> read(Buffer bytes) {
        try {
            return Optional.of(DECODER.decode(GrpcMessage.message("identity", bytes)));
        } catch (CodecException _) {
            return Optional.empty();
        }
    }

    private static Optional<Operands> expected(Buffer bytes) {
        try {
            StreamRequest request = StreamRequest.parseFrom(bytes.getBytes());
            return Optional.of(new Operands(request.getA(), request.getB(), request.getCount()));
        } catch (InvalidProtocolBufferException _) {
            return Optional.empty();
        }
    }
}
