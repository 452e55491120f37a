package arena.profiles.getsum;

import io.vertx.core.buffer.Buffer;
import io.vertx.grpc.common.CodecException;

/**
 * Reads the protobuf wire format. Every read may throw {@link CodecException}, if what is there is cut off or no such thing.
 * It takes and refuses what the parsers of protobuf-java do. Owned by one event loop.
 */
final class WireReader {

    private static final int VARINT = 0;
    private static final int FIXED64 = 1;
    private static final int BYTES = 2;
    private static final int GROUP = 3;
    private static final int GROUP_END = 4;
    private static final int FIXED32 = 5;

    private static final int MAX_GROUPS = 100;

    private final Buffer bytes;
    private final int end;
    private int at;
    private int groups;

    WireReader(Buffer bytes) {
        this.bytes = bytes;
        this.end = bytes.length();
    }

    boolean hasMore() {
        return at < end;
    }

    /** The number of the next field and the type of its value, as they stand in one number. */
    int tag() {
        int tag = (int) varint();
        if (tag >>> 3 == 0) {
            throw malformed();
        }
        return tag;
    }

    /** A number of up to ten bytes. Of an int32 the lower half counts; a negative one has all ten. */
    long varint() {
        long value = 0;
        for (int shift = 0; shift < 70; shift += 7) {
            if (at == end) {
                throw malformed();
            }
            byte next = bytes.getByte(at++);
            value |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw malformed();
    }

    /** Leaves out the value of a field that is not known. */
    void skip(int tag) {
        switch (tag & 7) {
            case VARINT -> varint();
            case FIXED64 -> skipBytes(8);
            case BYTES -> skipBytes((int) varint());
            case GROUP -> skipGroup(tag);
            case FIXED32 -> skipBytes(4);
            default -> throw malformed();
        }
    }

    private void skipGroup(int tag) {
        if (groups++ == MAX_GROUPS) {
            throw malformed();
        }
        int last = tag - GROUP + GROUP_END;
        for (int next = tag(); next != last; next = tag()) {
            skip(next);
        }
        groups--;
    }

    private void skipBytes(int count) {
        if (count < 0 || count > end - at) {
            throw malformed();
        }
        at += count;
    }

    private static CodecException malformed() {
        // Without a stack trace, because a client can provoke as many of them as it likes.
        return new CodecException("malformed message", null, false, false);
    }
}
