package arena.profiles.check;

import java.util.Arrays;

/** Short, printable pieces of what a server answered: problems are read in a terminal, and there may be many. */
final class Excerpt {

    private static final int LENGTH = 40;

    private Excerpt() {}

    static String of(String text) {
        return text.length() <= LENGTH ? text : text.substring(0, LENGTH) + "...";
    }

    static String of(byte[] bytes) {
        return of(bytes, 0);
    }

    /** The bytes from this place on, in quotes, those that are no printable ASCII as two hexadecimal digits. */
    static String of(byte[] bytes, int from) {
        int start = Math.min(from, bytes.length);
        int end = Math.min(start + LENGTH, bytes.length);
        StringBuilder excerpt = new StringBuilder("\"");
        for (byte value : Arrays.copyOfRange(bytes, start, end)) {
            if (value >= ' ' && value <= '~') {
                excerpt.append((char) value);
            } else {
                excerpt.append("\\x%02x".formatted(value));
            }
        }
        return excerpt.append(end < bytes.length ? "\"..." : "\"").toString();
    }
}
