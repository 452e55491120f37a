package arena.profiles.fortunes;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vertx.core.buffer.Buffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Bytes of an HTML document in UTF-8. Owned by one event loop.
 *
 * <p>It encodes and escapes in one pass: a character below 128 either has an entry in the table of escapes or is a byte.
 * The array is kept from one document to the next, so that it has the size of the longest one so far and grows no more;
 * a document leaves it as a copy.
 */
final class HtmlWriter {

    /** UTF-8 has three bytes for a UTF-16 code unit at most, but the longest escape has six. */
    private static final int MAX_BYTES_PER_CHAR = 6;

    private static final int MAX_DIGITS = 11;

    /** By character. More than need be, so that a message is safe in an attribute without quotes as well. */
    private static final byte[] @Nullable [] ESCAPES = escapes();

    /** Whether an ASCII character has none. */
    private static final boolean[] PLAIN = plain();

    private byte[] bytes = new byte[1024];
    private int length;

    void clear() {
        length = 0;
    }

    /** Writes this as it is. */
    void markup(byte[] markup) {
        reserve(markup.length);
        append(markup);
    }

    /** Writes a number in decimal. */
    void number(int value) {
        reserve(MAX_DIGITS);
        // As a long, because the smallest int has no positive counterpart.
        long rest = value;
        if (rest < 0) {
            bytes[length++] = '-';
            rest = -rest;
        }
        int digits = 1;
        for (long power = 10; power <= rest; power *= 10) {
            digits++;
        }
        length += digits;
        for (int at = length - 1; digits > 0; digits--) {
            bytes[at--] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }

    /** Writes text, escaped. Half a surrogate pair becomes a question mark, as in Java's own encoder. */
    void text(String text) {
        int count = text.length();
        reserve(Math.multiplyExact(count, MAX_BYTES_PER_CHAR));
        // Not the fields: they would be written back for each character.
        byte[] target = bytes;
        int at = length;
        for (int i = 0; i < count; i++) {
            char c = text.charAt(i);
            if (c < PLAIN.length && PLAIN[c]) {
                target[at++] = (byte) c;
            } else {
                length = at;
                i += special(c, i + 1 < count ? text.charAt(i + 1) : 0);
                at = length;
            }
        }
        length = at;
    }

    /** What was written since it was cleared. */
    Buffer copy() {
        return Buffer.buffer(length).appendBytes(bytes, 0, length);
    }

    /** Writes a character and returns how many of those that follow were used for it. */
    private int special(char c, char next) {
        byte[] escape = c < ESCAPES.length ? ESCAPES[c] : null;
        if (escape == null) {
            return beyondAscii(c, next);
        }
        append(escape);
        return 0;
    }

    private int beyondAscii(char c, char next) {
        if (c < 0x800) {
            bytes[length++] = (byte) (0xc0 | (c >> 6));
            trail(c);
            return 0;
        }
        if (!Character.isSurrogate(c)) {
            bytes[length++] = (byte) (0xe0 | (c >> 12));
            trail(c >> 6);
            trail(c);
            return 0;
        }
        if (!Character.isSurrogatePair(c, next)) {
            bytes[length++] = '?';
            return 0;
        }
        int codePoint = Character.toCodePoint(c, next);
        bytes[length++] = (byte) (0xf0 | (codePoint >> 18));
        trail(codePoint >> 12);
        trail(codePoint >> 6);
        trail(codePoint);
        return 1;
    }

    private void trail(int bits) {
        bytes[length++] = (byte) (0x80 | (bits & 0x3f));
    }

    private void append(byte[] source) {
        System.arraycopy(source, 0, bytes, length, source.length);
        length += source.length;
    }

    private void reserve(int count) {
        if (bytes.length - length < count) {
            bytes = Arrays.copyOf(bytes, Math.max(Math.addExact(length, count), bytes.length * 2));
        }
    }

    private static byte[] @Nullable [] escapes() {
        byte[] @Nullable [] escapes = new byte[128] @Nullable [];
        escapes['&'] = "&amp;".getBytes(UTF_8);
        escapes['<'] = "&lt;".getBytes(UTF_8);
        escapes['>'] = "&gt;".getBytes(UTF_8);
        escapes['"'] = "&quot;".getBytes(UTF_8);
        escapes['\''] = "&#x27;".getBytes(UTF_8);
        escapes['`'] = "&#x60;".getBytes(UTF_8);
        escapes['='] = "&#x3D;".getBytes(UTF_8);
        return escapes;
    }

    private static boolean[] plain() {
        boolean[] plain = new boolean[ESCAPES.length];
        for (int c = 0; c < plain.length; c++) {
            plain[c] = ESCAPES[c] == null;
        }
        return plain;
    }
}
