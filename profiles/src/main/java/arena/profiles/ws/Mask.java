package arena.profiles.ws;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The mask of a client's frames: four bytes before the payload, by which every byte of that is changed (RFC 6455, 5.3). */
final class Mask {

    /** Bytes of the key. */
    static final int KEY_BYTES = 4;

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    private Mask() {}

    /**
     * Moves the payload that stands at {@code from}, behind its key, and takes the mask off.
     *
     * @param to at least {@link #KEY_BYTES} before {@code from}, so that eight bytes written reach none that is still to be
     *     read
     * @return whether the payload is ASCII
     */
    static boolean remove(byte[] bytes, int from, int to, int length) {
        int key = (int) INT.get(bytes, from - KEY_BYTES);
        long keys = ((long) key << 32) | (key & 0xFFFF_FFFFL);
        long bits = 0;
        int i = 0;
        for (; i <= length - Long.BYTES; i += Long.BYTES) {
            long clear = (long) LONG.get(bytes, from + i) ^ keys;
            LONG.set(bytes, to + i, clear);
            bits |= clear;
        }
        for (; i < length; i++) {
            int shift = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN ? 8 * (i & 3) : 24 - 8 * (i & 3);
            byte clear = (byte) (bytes[from + i] ^ (key >>> shift));
            bytes[to + i] = clear;
            bits |= clear & 0xFF;
        }
        return (bits & HIGH_BITS) == 0;
    }
}
