package arena.profiles.http;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;

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

    /** Reads the field in place: the parser runs with every request, so it cuts out nothing but the answer. */
    static AcceptEncoding parse(String header) {
        int brotli = UNSAID;
        int gzip = UNSAID;
        int identity = UNSAID;
        int others = UNSAID;
        for (int from = 0; from <= header.length(); from = end(header, from) + 1) {
            int to = end(header, from);
            int semicolon = header.indexOf(';', from, to);
            boolean weighted = semicolon >= 0;
            int quality = weighted ? quality(header, semicolon + 1, to) : 1000;
            int nameEnd = weighted ? semicolon : to;
            if (is(header, from, nameEnd, "br")) {
                brotli = quality;
            } else if (is(header, from, nameEnd, "gzip") || is(header, from, nameEnd, "x-gzip")) {
                gzip = quality;
            } else if (is(header, from, nameEnd, "identity")) {
                identity = quality;
            } else if (is(header, from, nameEnd, "*")) {
                others = quality;
            }
        }
        int unnamed = Math.max(others, 0);
        return new AcceptEncoding(
                brotli == UNSAID ? unnamed : brotli,
                gzip == UNSAID ? unnamed : gzip,
                identity != UNSAID ? identity : others != UNSAID ? others : LAST_RESORT);
    }

    /** Where the list's member that begins at this position ends. */
    private static int end(String header, int from) {
        int comma = header.indexOf(',', from);
        return comma < 0 ? header.length() : comma;
    }

    /** Whether the text between these positions is this coding, apart from case and white space around it. */
    private static boolean is(String header, int from, int to, String coding) {
        int start = skipSpace(header, from, to);
        return header.regionMatches(true, start, coding, 0, coding.length())
                && skipSpace(header, start + coding.length(), to) == to;
    }

    /** The weight in {@code q=0.8}, in thousandths; a malformed one counts as 0, for then the client's wish is not known. */
    private static int quality(String header, int from, int to) {
        int at = skipSpace(header, from, to);
        if (!header.regionMatches(true, at, "q=", 0, 2) || at + 2 >= to) {
            return 0;
        }
        at += 2;
        int whole = header.charAt(at) - '0';
        if (whole != 0 && whole != 1) {
            return 0;
        }
        at++;
        int quality = whole * 1000;
        if (at < to && header.charAt(at) == '.') {
            at++;
            for (int unit = 100; at < to && unit > 0 && isDigit(header.charAt(at)); unit /= 10) {
                quality += (header.charAt(at) - '0') * unit;
                at++;
            }
        }
        return skipSpace(header, at, to) == to && quality <= 1000 ? quality : 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static int skipSpace(String header, int from, int to) {
        int at = from;
        while (at < to && (header.charAt(at) == ' ' || header.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }
}
