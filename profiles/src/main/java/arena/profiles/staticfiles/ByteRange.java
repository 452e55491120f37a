package arena.profiles.staticfiles;

import java.util.List;

/**
 * A stretch of a file.
 *
 * @param first position of its first byte
 * @param last position of its last byte, at least {@code first}
 */
record ByteRange(long first, long last) {

    long length() {
        return last - first + 1;
    }

    boolean overlaps(ByteRange other) {
        return first <= other.last && other.first <= last;
    }

    /** The value of Content-Range. */
    String of(long size) {
        return "bytes " + first + '-' + last + '/' + size;
    }

    static long total(List<ByteRange> ranges) {
        long total = 0;
        for (ByteRange range : ranges) {
            total += range.length();
        }
        return total;
    }
}
