package arena.profiles.staticfiles;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.OptionalLong;

/** Dates of HTTP, in seconds since 1970: one format to write, three to read (RFC 9110, 5.6.7). */
final class HttpDate {

    private static final DateTimeFormatter IMF_FIXDATE =
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH);

    private static final DateTimeFormatter ASCTIME =
            DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss yyyy", Locale.ENGLISH);

    private HttpDate() {}

    static String format(long seconds) {
        return IMF_FIXDATE.format(Instant.ofEpochSecond(seconds).atOffset(ZoneOffset.UTC));
    }

    /** The time that a client sent, or empty if it is no date of HTTP, which then counts as not sent. */
    static OptionalLong parse(String text) {
        try {
            LocalDateTime time = LocalDateTime.parse(text, formatOf(text));
            return OptionalLong.of(time.toEpochSecond(ZoneOffset.UTC));
        } catch (DateTimeException _) {
            return OptionalLong.empty();
        }
    }

    private static DateTimeFormatter formatOf(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) {
            return ASCTIME;
        }
        return comma == 3 ? IMF_FIXDATE : rfc850();
    }

    /** Made anew, since two digits mean the year that is at most 50 years ahead of now. */
    private static DateTimeFormatter rfc850() {
        return new DateTimeFormatterBuilder()
                .appendPattern("EEEE, dd-MMM-")
                .appendValueReduced(
                        ChronoField.YEAR, 2, 2, Year.now(ZoneOffset.UTC).getValue() - 49)
                .appendPattern(" HH:mm:ss 'GMT'")
                .toFormatter(Locale.ENGLISH);
    }
}
