package arena.profiles.json;

import io.vertx.core.buffer.Buffer;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A gzip compressor (RFC 1952) whose state is kept and reset from body to body. Not thread-safe: one per event loop. Its
 * native memory, some 270 KB, is freed with it.
 */
final class Gzip {

    /** Of all levels the one with the best rate divided by the square of the size; the table is in the module's README. */
    private static final int LEVEL = 3;

    /** Deflate, no name, no time, unknown system. */
    private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};

    private static final int TRAILER_BYTES = 8;

    private final Deflater deflater = new Deflater(LEVEL, true);
    private final CRC32 crc = new CRC32();
    private byte[] output = new byte[4 * 1024];

    /** Compresses {@code input[0, length)}. */
    Buffer compress(byte[] input, int length) {
        deflater.reset();
        deflater.setInput(input, 0, length);
        deflater.finish();
        int compressed = 0;
        while (!deflater.finished()) {
            if (compressed == output.length) {
                output = Arrays.copyOf(output, output.length * 2);
            }
            compressed += deflater.deflate(output, compressed, output.length - compressed);
        }
        crc.reset();
        crc.update(input, 0, length);
        return Buffer.buffer(HEADER.length + compressed + TRAILER_BYTES)
                .appendBytes(HEADER)
                .appendBytes(output, 0, compressed)
                .appendIntLE((int) crc.getValue())
                .appendIntLE(length);
    }
}
