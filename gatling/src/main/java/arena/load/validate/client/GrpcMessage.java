package arena.load.validate.client;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Optional;

/** Messages of gRPC in their frames, put together and taken apart by hand. */
public final class GrpcMessage {

    private static final int PREFIX_BYTES = 5;
    private static final int FIRST_FIELD = 0x08;
    private static final int SECOND_FIELD = 0x10;

    private GrpcMessage() {}

    /** A message of two integers, the fields 1 and 2. */
    public static byte[] of(int first, int second) {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        message.write(FIRST_FIELD);
        writeVarint(message, first);
        message.write(SECOND_FIELD);
        writeVarint(message, second);
        return ByteBuffer.allocate(PREFIX_BYTES + message.size())
                .put((byte) 0)
                .putInt(message.size())
                .put(message.toByteArray())
                .array();
    }

    /** What keeps these bytes from being one whole frame, not compressed, of one integer, the field 1, of this value. */
    public static Optional<String> problem(byte[] frame, int value) {
        if (frame.length < PREFIX_BYTES) {
            return Optional.of("a frame, which has 5 bytes at least, not " + frame.length);
        }
        ByteBuffer reply = ByteBuffer.wrap(frame);
        int flag = reply.get();
        if (flag != 0) {
            return Optional.of("a frame with flag 0, not " + flag);
        }
        int length = reply.getInt();
        if (length != reply.remaining()) {
            return Optional.of("a frame as long as it says: it says " + length + ", and is " + reply.remaining());
        }
        int tag = reply.hasRemaining() ? reply.get() : 0;
        if (tag != FIRST_FIELD) {
            return Optional.of("a message with the field 1 (tag 0x08), not tag 0x%02x".formatted(tag));
        }
        return readVarint(reply).filter(read -> read == value).isPresent()
                ? Optional.empty()
                : Optional.of("the value " + value + ", not "
                        + readVarint(ByteBuffer.wrap(frame).position(PREFIX_BYTES + 1))
                                .map(String::valueOf)
                                .orElse("a number without an end"));
    }

    private static void writeVarint(ByteArrayOutputStream target, int value) {
        int rest = value;
        for (; rest >>> 7 != 0; rest >>>= 7) {
            target.write((rest & 0x7f) | 0x80);
        }
        target.write(rest);
    }

    /** Empty where the number does not end, or other bytes follow it. */
    private static Optional<Long> readVarint(ByteBuffer source) {
        long value = 0;
        for (int shift = 0; source.hasRemaining() && shift < Long.SIZE; shift += 7) {
            byte next = source.get();
            value |= (next & 0x7fL) << shift;
            if (next >= 0) {
                return source.hasRemaining() ? Optional.empty() : Optional.of(value);
            }
        }
        return Optional.empty();
    }
}
