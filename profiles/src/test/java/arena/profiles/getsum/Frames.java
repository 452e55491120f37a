package arena.profiles.getsum;

import io.vertx.core.buffer.Buffer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** Messages and their frames, built by hand. */
final class Frames {

    private Frames() {}

    /** The frame of a message that is not compressed. */
    static Buffer frame(Buffer message) {
        return frame(0, message);
    }

    static Buffer frame(int flag, Buffer message) {
        return Buffer.buffer()
                .appendByte((byte) flag)
                .appendInt(message.length())
                .appendBuffer(message);
    }

    static Buffer request(int a, int b) {
        return Buffer.buffer()
                .appendByte((byte) 8)
                .appendBuffer(varint(a))
                .appendByte((byte) 16)
                .appendBuffer(varint(b));
    }

    static Buffer streamRequest(int a, int b, int count) {
        return request(a, b).appendByte((byte) 24).appendBuffer(varint(count));
    }

    /** A field that nobody knows, so that the whole takes so many bytes. */
    static Buffer padded(Buffer message, int bytes) {
        // Tag 15 (number 1 would be known), type 2, and a length of two bytes.
        int content = bytes - message.length() - 3;
        return message.copy()
                .appendByte((byte) ((15 << 3) | 2))
                .appendByte((byte) ((content & 0x7F) | 0x80))
                .appendByte((byte) (content >> 7))
                .appendBytes(new byte[content]);
    }

    static Buffer varint(long value) {
        Buffer bytes = Buffer.buffer();
        long rest = value;
        while (rest >>> 7 != 0) {
            bytes.appendByte((byte) ((rest & 0x7F) | 0x80));
            rest >>>= 7;
        }
        return bytes.appendByte((byte) rest);
    }

    static Buffer gzip(byte[] plain) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(plain);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Buffer.buffer(bytes.toByteArray());
    }

    static Buffer bytes(int... values) {
        Buffer bytes = Buffer.buffer();
        for (int value : values) {
            bytes.appendByte((byte) value);
        }
        return bytes;
    }
}
