package arena.profiles.ws;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Whether a text that comes in pieces is UTF-8. A piece may end within a character. One for each connection. */
final class Utf8Text {

    private static final int SCRATCH_CHARS = 512;

    /** Made for the first text that is not ASCII. */
    private @Nullable CharsetDecoder decoder;

    /** The beginning of a character that the next piece goes on with. */
    private byte[] begun = {};

    /**
     * Takes the next piece of a text.
     *
     * @param last whether the text ends with it; the next piece begins another
     * @return false as soon as the text can't be UTF-8 whatever follows
     */
    boolean accept(byte[] bytes, int from, int to, boolean last) {
        return (isBetweenCharacters() && isAscii(bytes, from, to)) || decodes(join(bytes, from, to), last);
    }

    /** Whether no character has begun that is not complete: a piece of ASCII needs no check then. */
    boolean isBetweenCharacters() {
        return begun.length == 0;
    }

    private static boolean isAscii(byte[] bytes, int from, int to) {
        int bits = 0;
        for (int i = from; i < to; i++) {
            bits |= bytes[i];
        }
        return bits >= 0;
    }

    private ByteBuffer join(byte[] bytes, int from, int to) {
        if (isBetweenCharacters()) {
            return ByteBuffer.wrap(bytes, from, to - from);
        }
        return ByteBuffer.allocate(begun.length + to - from)
                .put(begun)
                .put(bytes, from, to - from)
                .flip();
    }

    private boolean decodes(ByteBuffer text, boolean last) {
        CharsetDecoder made = decoder;
        if (made == null) {
            made = StandardCharsets.UTF_8.newDecoder();
            decoder = made;
        }
        made.reset();
        CharBuffer scratch = CharBuffer.allocate(SCRATCH_CHARS);
        CoderResult result = made.decode(text, scratch, last);
        while (result.isOverflow()) {
            result = made.decode(text, scratch.clear(), last);
        }
        begun = new byte[text.remaining()];
        text.get(begun);
        return result.isUnderflow();
    }
}
