package arena.load.validate.fake;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Answers the gRPC method. Stateless. */
final class FakeCalls {

    private static final String TYPE = "application/grpc";

    private FakeCalls() {}

    static FakeResponse sum(FakeRequest request, Fault fault) {
        ByteBuffer message = ByteBuffer.wrap(
                request.body().getBytes(StandardCharsets.ISO_8859_1),
                5,
                request.body().length() - 5);
        int sum = field(message) + field(message);
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        reply.write(fault == Fault.CALL_ANSWERED_IN_FIELD_2 ? 0x10 : 0x08);
        writeVarint(reply, fault == Fault.CALL_VALUE_WRONG ? sum + 1 : sum);
        byte[] frame = ByteBuffer.allocate(5 + reply.size())
                .put((byte) (fault == Fault.CALL_COMPRESSED_FLAG ? 1 : 0))
                .putInt(fault == Fault.CALL_LENGTH_WRONG ? reply.size() + 1 : reply.size())
                .put(reply.toByteArray())
                .array();
        return switch (fault) {
            case CALL_STATUS_13 -> FakeResponse.of(TYPE, frame).withTrailer("grpc-status: 13");
            case CALL_STATUS_13_IN_HEADER -> FakeResponse.of(TYPE, "").with("grpc-status: 13");
            case CALL_STATUS_MISSING -> FakeResponse.of(TYPE, frame);
            default -> FakeResponse.of(TYPE, frame).withTrailer("grpc-status: 0");
        };
    }

    private static int field(ByteBuffer message) {
        message.get();
        int value = 0;
        byte next;
        int shift = 0;
        do {
            next = message.get();
            value |= (next & 0x7f) << shift;
            shift += 7;
        } while (next < 0);
        return value;
    }

    private static void writeVarint(ByteArrayOutputStream target, int value) {
        int rest = value;
        for (; rest >>> 7 != 0; rest >>>= 7) {
            target.write((rest & 0x7f) | 0x80);
        }
        target.write(rest);
    }
}
