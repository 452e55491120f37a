package arena.app.edge;

/**
 * Whose business a request is. It is decided by the target as it was sent, which is what the server sees too, and only where
 * nobody can read it otherwise: no server decodes, folds or normalises a path into {@code /api} that was let pass as something
 * else, because a path with anything to decode into a letter, fold or normalise is refused.
 */
enum Zone {
    /** Files, which the edge serves itself. */
    STATIC,
    /** Only for who has been authenticated. */
    API,
    /** The server's, for everybody. */
    OPEN,
    /** Nobody's: the target is malformed or can be read in two ways. */
    AMBIGUOUS;

    private static final String API_SEGMENT = "api";
    private static final String STATIC_SEGMENT = "static";

    /** Decides by a request target in origin form (RFC 9112, 3.2.1). */
    static Zone of(String target) {
        if (target.isEmpty() || target.charAt(0) != '/') {
            return AMBIGUOUS;
        }
        int end = Path.end(target);
        if (end < 0) {
            return AMBIGUOUS;
        }
        int slash = target.indexOf('/', 1);
        int first = slash < 0 || slash > end ? end : slash;
        if (isSegment(target, first, API_SEGMENT)) {
            return target.startsWith(API_SEGMENT, 1) ? API : AMBIGUOUS;
        }
        if (isSegment(target, first, STATIC_SEGMENT) && first < end) {
            return target.startsWith(STATIC_SEGMENT, 1) ? STATIC : AMBIGUOUS;
        }
        return OPEN;
    }

    /** Some file systems and servers don't tell capital letters from small ones. */
    private static boolean isSegment(String target, int end, String segment) {
        return end == segment.length() + 1 && target.regionMatches(true, 1, segment, 0, segment.length());
    }

    /** The grammar of a path that can be read in one way only. */
    private static final class Path {

        /** Of a path and a query, besides letters and digits: RFC 3986, 3.3 and 3.4, without what is said below. */
        private static final String PATH_MARKS = "-._~!$&'()*+,=:@";

        private static final String QUERY_MARKS = PATH_MARKS + ";/?%[]{}|\"<>\\^`";

        /**
         * Where the path ends, or -1 if it, or the query, has anything that is malformed or ambiguous: an empty segment, one or
         * two dots for a segment, a parameter of a segment (a semicolon), a backslash, a fragment, a control character, or a
         * percent-encoded character that need not be encoded or that means something.
         */
        static int end(String target) {
            int at = 1;
            int segment = 1;
            for (; at < target.length() && target.charAt(at) != '?'; at++) {
                char c = target.charAt(at);
                if (c == '/') {
                    if (!isPlain(target, segment, at)) {
                        return -1;
                    }
                    segment = at + 1;
                } else if (c == '%') {
                    if (!isHarmless(target, at)) {
                        return -1;
                    }
                    at += 2;
                } else if (!isAlphanumeric(c) && PATH_MARKS.indexOf(c) < 0) {
                    return -1;
                }
            }
            boolean plain = segment == at || isPlain(target, segment, at);
            return plain && isQuery(target, at + 1) ? at : -1;
        }

        private static boolean isPlain(String target, int from, int to) {
            int length = to - from;
            boolean dots = length > 0 && target.charAt(from) == '.' && (length == 1 || target.charAt(from + 1) == '.');
            return length > 2 || (length > 0 && !dots);
        }

        /** Whether it is what has to be encoded in a path and is nothing but data: a space, a quote, a letter beyond ASCII. */
        private static boolean isHarmless(String target, int at) {
            if (at + 2 >= target.length()) {
                return false;
            }
            int high = Character.digit(target.charAt(at + 1), 16);
            int low = Character.digit(target.charAt(at + 2), 16);
            if (high < 0 || low < 0 || target.charAt(at + 1) > 'f' || target.charAt(at + 2) > 'f') {
                return false;
            }
            int decoded = high * 16 + low;
            boolean meaningful = decoded < ' ' || decoded == 0x7f || "/\\%;?#".indexOf(decoded) >= 0;
            // What no UTF-8 has: a careless decoder could make a slash or a dot of it.
            boolean undecodable = decoded == 0xc0 || decoded == 0xc1 || decoded >= 0xf5;
            boolean needless = isAlphanumeric((char) decoded) || "-._~".indexOf(decoded) >= 0;
            return !meaningful && !undecodable && !needless;
        }

        private static boolean isQuery(String target, int from) {
            for (int at = from; at < target.length(); at++) {
                char c = target.charAt(at);
                if (!isAlphanumeric(c) && QUERY_MARKS.indexOf(c) < 0) {
                    return false;
                }
            }
            return true;
        }

        private static boolean isAlphanumeric(char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
        }
    }
}
