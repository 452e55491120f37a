package arena.profiles.http;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.Locale;

/**
 * Which content codings a client takes, and how gladly (RFC 9110, 12.5.3): the quality of each in thousandths, 0 where it
 * must not be sent. Identity may always be sent unless it is excluded; where it is not named it is the last resort.
 *
 * <p>A client that says nothing would take anything by the RFC, but gets identity, as the arena demands (SPEC 3).
 */
public record AcceptEncoding(int brotli, int gzip, int identity) {

    private static final AcceptEncoding IDENTITY = new AcceptEncoding(0, 0, 1000);
    private static final int LAST_RESORT = 1;
    private static final int UNSAID = -1;

    public static AcceptEncoding of(HttpServerRequest request) {
        String first = request.getHeader(HttpHeaders.ACCEPT_ENCODING);
        if (first == null) {
            return IDENTITY;
        }
        List<String> all = request.headers().getAll(HttpHeaders.ACCEPT_ENCODING);
        return parse(all.size() == 1 ? first : String.join(",", all));
    }

    /**
     * Reads the field again and again, and takes it apart only when it says something else than the last time: the clients
     * of a loop tend to say the same. Where the field is sent in several lines the first counts. Not thread-safe: one per
     * event loop.
     */
    public static final class Reader {

        private String lastField = "";
        private AcceptEncoding last = parse(lastField);

        public AcceptEncoding read(HttpServerRequest request) {
            String field = request.getHeader(HttpHeaders.ACCEPT_ENCODING);
            if (field == null) {
                return IDENTITY;
            }
            if (!field.equals(lastField)) {
                lastField = field;
                last = parse(field);
            }
            return last;
        }
    }

    static AcceptEncoding parse(String header) {
        int brotli = UNSAID;
        int gzip = UNSAID;
        int identity = UNSAID;
        int others = UNSAID;
        for (String member : header.split(",", -1)) {
            int semicolon = member.indexOf(';');
            String coding = (semicolon < 0 ? member : member.substring(0, semicolon)).strip();
            int quality = semicolon < 0 ? 1000 : quality(member.substring(semicolon + 1));
            switch (coding.toLowerCase(Locale.ROOT)) {
                case "br" -> brotli = quality;
                case "gzip", "x-gzip" -> gzip = quality;
                case "identity" -> identity = quality;
                case "*" -> others = quality;
                default -> {}
            }
        }
        int unnamed = Math.max(others, 0);
        return new AcceptEncoding(
                brotli == UNSAID ? unnamed : brotli,
                gzip == UNSAID ? unnamed : gzip,
                identity != UNSAID ? identity : others == 0 ? 0 : LAST_RESORT);
    }

    /** The weight in {@code q=0.8}; a malformed one counts as 0, for then the client's wish is not known. */
    private static int quality(String weight) {
        String text = weight.strip();
        if (!text.regionMatches(true, 0, "q=", 0, 2)) {
            return 0;
        }
        try {
            double value = Double.parseDouble(text.substring(2));
            return value >= 0 && value <= 1 ? (int) Math.round(value * 1000) : 0;
        } catch (NumberFormatException _) {
            return 0;
        }
    }
}
