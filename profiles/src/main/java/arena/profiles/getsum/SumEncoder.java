package arena.profiles.getsum;

import io.vertx.core.buffer.Buffer;
import io.vertx.grpc.common.GrpcMessage;
import io.vertx.grpc.common.GrpcMessageEncoder;
import io.vertx.grpc.common.WireFormat;

/** Writes the reply of either method. Stateless: one instance may serve every event loop. */
final class SumEncoder implements GrpcMessageEncoder<Integer> {

    /** Field number 1, wire type 0, a varint. */
    private static final byte RESULT = 1 << 3;

    private static final int MAX_BYTES = 11;

    @Override
    public GrpcMessage encode(Integer result, WireFormat format) {
        Buffer message = Buffer.buffer(MAX_BYTES);
        // Proto3 does not send what is zero anyway.
        if (result != 0) {
            message.appendByte(RESULT);
            appendVarint(message, result);
        }
        return GrpcMessage.message("identity", format, message);
    }

    @Override
    public boolean accepts(WireFormat format) {
        return format == WireFormat.PROTOBUF;
    }

    /** A negative int32 has the sign in all 64 bits, hence ten bytes. */
    private static void appendVarint(Buffer message, long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            message.appendByte((byte) ((rest & 0x7F) | 0x80));
            rest >>>= 7;
        }
        message.appendByte((byte) rest);
    }
}
