package arena.profiles.text;

import io.vertx.core.buffer.Buffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes JSON into an array that is kept from one document to the next. It knows nothing of structure: what is written
 * stands as it was written. Not thread-safe: one per event loop.
 */
public final class JsonWriter {

    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    /** What stands behind the backslash of a short escape, 0 where there is none (RFC 8259, 7). */
    private static final byte[] ESCAPES = new byte[128];

    /** Whether an ASCII character stands for itself in a string. */
    private static final boolean[] PLAIN = new boolean[128];

    private static final int MAX_DIGITS = 20;

    /** Bytes of a character at most: as an escape of four hexadecimal digits. */
    private static final int MAX_CHARACTER = 6;

    static {
        ESCAPES['"'] = '"';
        ESCAPES['\\'] = '\\';
        ESCAPES['\b'] = 'b';
        ESCAPES['\f'] = 'f';
        ESCAPES['\n'] = 'n';
        ESCAPES['\r'] = 'r';
        ESCAPES['\t'] = 't';
        for (int c = ' '; c < PLAIN.length; c++) {
            PLAIN[c] = ESCAPES[c] == 0;
        }
    }

    private byte[] bytes = new byte[16 * 1024];
    private int length;

    /** What was written since the last {@link #reset}, from 0 to {@link #length}; valid until more is written. */
    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return length;
    }

    /** What was written since the last {@link #reset}, for keeps. */
    public Buffer copy() {
        return Buffer.buffer(length).appendBytes(bytes, 0, length);
    }

    public void reset() {
        length = 0;
    }

    /** Writes bytes as they are. */
    public void raw(byte[] token) {
        ensure(token.length);
        System.arraycopy(token, 0, bytes, length, token.length);
        length += token.length;
    }

    public void raw(char ascii) {
        ensure(1);
        bytes[length++] = (byte) ascii;
    }

    /** Writes a number. */
    public void number(long value) {
        ensure(MAX_DIGITS);
        // The negative range is the larger one: in it every value has its opposite.
        long rest = value;
        if (value < 0) {
            bytes[length++] = '-';
        } else {
            rest = -value;
        }
        int end = length + digits(rest);
        int at = end;
        do {
            bytes[--at] = (byte) ('0' - rest % 10);
            rest /= 10;
        } while (rest != 0);
        length = end;
    }

    /** Writes a string with its quotation marks, escaped where it must be. */
    public void string(String text) {
        int count = text.length();
        ensure(count * MAX_CHARACTER + 2);
        byte[] target = bytes;
        int at = length;
        target[at++] = '"';
        for (int i = 0; i < count; i++) {
            char c = text.charAt(i);
            if (c >= 128 || !PLAIN[c]) {
                length = at;
                special(text, i);
                at = length;
                i += Character.isHighSurrogate(c) && isPair(text, i) ? 1 : 0;
            } else {
                target[at++] = (byte) c;
            }
        }
        target[at++] = '"';
        length = at;
    }

    private void special(String text, int i) {
        char c = text.charAt(i);
        if (c >= 128) {
            multibyte(isPair(text, i) ? text.codePointAt(i) : c);
        } else if (ESCAPES[c] != 0) {
            bytes[length++] = '\\';
            bytes[length++] = ESCAPES[c];
        } else {
            hexadecimal(c);
        }
    }

    private void multibyte(int point) {
        if (point < 0x800) {
            bytes[length++] = (byte) (0xC0 | (point >> 6));
        } else if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
            // A surrogate alone is no character: UTF-8 has no bytes for it, an escape says what was there.
            hexadecimal((char) point);
            return;
        } else if (point < 0x10000) {
            bytes[length++] = (byte) (0xE0 | (point >> 12));
            bytes[length++] = (byte) (0x80 | ((point >> 6) & 0x3F));
        } else {
            bytes[length++] = (byte) (0xF0 | (point >> 18));
            bytes[length++] = (byte) (0x80 | ((point >> 12) & 0x3F));
            bytes[length++] = (byte) (0x80 | ((point >> 6) & 0x3F));
        }
        bytes[length++] = (byte) (0x80 | (point & 0x3F));
    }

    private void hexadecimal(char c) {
        bytes[length++] = '\\';
        bytes[length++] = 'u';
        for (int shift = 12; shift >= 0; shift -= 4) {
            bytes[length++] = HEX[(c >> shift) & 0xF];
        }
    }

    private static boolean isPair(String text, int i) {
        return i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
    }

    private static int digits(long negative) {
        int digits = 1;
        for (long limit = -10; digits < 19 && negative <= limit; limit *= 10) {
            digits++;
        }
        return digits;
    }

    private void ensure(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
        }
    }
}
