package arena.profiles.staticfiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads the field Range (RFC 9110, 14.1.2 and 14.2). A server may always ignore it, and this one does where it is
 * malformed, in another unit, or asks for more work than the whole file would be: more than {@value #MAX_RANGES} ranges, more than
 * {@value #MAX_OVERLAPS} overlaps, or several ranges that together exceed the file or {@value #MAX_BYTES} bytes.
 */
final class RangeParser {

    static final int MAX_RANGES = 16;
    static final int MAX_OVERLAPS = 2;
    static final int MAX_BYTES = 1024 * 1024;

    private static final String UNIT = "bytes=";
    private static final long MALFORMED = -1;

    private RangeParser() {}

    /**
     * The ranges that can be satisfied, in the order asked for.
     *
     * @param size length of the file in bytes
     * @return empty if the field is to be ignored; an empty list if none can be satisfied
     */
    static Optional<List<ByteRange>> parse(String field, long size) {
        if (!field.toLowerCase(Locale.ROOT).startsWith(UNIT)) {
            return Optional.empty();
        }
        List<ByteRange> ranges = new ArrayList<>();
        int members = 0;
        for (String member : field.substring(UNIT.length()).split(",", MAX_RANGES * 2)) {
            String text = member.strip();
            if (text.isEmpty()) {
                continue;
            }
            members++;
            if (members > MAX_RANGES || !add(text, size, ranges)) {
                return Optional.empty();
            }
        }
        return members == 0 || isWasteful(ranges, size) ? Optional.empty() : Optional.of(ranges);
    }

    /** Adds the range unless it lies beyond the end; false if it is malformed. */
    private static boolean add(String text, long size, List<ByteRange> ranges) {
        int dash = text.indexOf('-');
        if (dash < 0 || text.length() == 1) {
            return false;
        }
        if (dash == 0) {
            return addSuffix(number(text, 1, text.length()), size, ranges);
        }
        long first = number(text, 0, dash);
        long last = dash == text.length() - 1 ? Long.MAX_VALUE : number(text, dash + 1, text.length());
        if (first == MALFORMED || last == MALFORMED || last < first) {
            return false;
        }
        if (first < size) {
            ranges.add(new ByteRange(first, Math.min(last, size - 1)));
        }
        return true;
    }

    private static boolean addSuffix(long length, long size, List<ByteRange> ranges) {
        if (length > 0 && size > 0) {
            ranges.add(new ByteRange(Math.max(0, size - length), size - 1));
        }
        return length != MALFORMED;
    }

    /** The digits as a number, which stops growing short of an overflow. */
    private static long number(String text, int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return MALFORMED;
            }
            value = value > Long.MAX_VALUE / 10 - 1 ? Long.MAX_VALUE / 10 : value * 10 + digit;
        }
        return value;
    }

    private static boolean isWasteful(List<ByteRange> ranges, long size) {
        return ranges.size() > 1
                && (ByteRange.total(ranges) > Math.min(size, MAX_BYTES) || overlaps(ranges) > MAX_OVERLAPS);
    }

    private static int overlaps(List<ByteRange> ranges) {
        int overlaps = 0;
        for (int i = 0; i < ranges.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (ranges.get(i).overlaps(ranges.get(j))) {
                    overlaps++;
                }
            }
        }
        return overlaps;
    }
}
