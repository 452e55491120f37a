package arena.profiles.staticfiles;

/** A list of entity tags as If-Match and If-None-Match carry it, or an asterisk for any (RFC 9110, 8.8.3 and 13.1). */
final class EntityTags {

    private static final String WEAK = "W/";

    private EntityTags() {}

    /**
     * Whether one of them is this tag, by weak comparison: weakness does not count.
     *
     * @param opaque a tag without weakness, in its quotes
     */
    static boolean match(String list, String opaque) {
        return matches(list, opaque, true);
    }

    /** Whether one of them is the file's tag, by strong comparison: a weak tag equals none. */
    static boolean matchStrongly(String list, Validators file) {
        return list.strip().equals("*") || (file.strong() && matches(list, file.opaque(), false));
    }

    private static boolean matches(String list, String opaque, boolean weakly) {
        if (list.strip().equals("*")) {
            return true;
        }
        // A tag may hold a comma, so it is looked for by its quotes. What follows something malformed is not heeded.
        for (int at = next(list, 0); at < list.length(); at = next(list, list.indexOf('"', at + 1) + 1)) {
            boolean weak = list.startsWith(WEAK, at);
            int quote = weak ? at + WEAK.length() : at;
            int end = list.indexOf('"', quote + 1);
            if (end < 0 || list.charAt(quote) != '"') {
                return false;
            }
            if ((weakly || !weak) && end - quote + 1 == opaque.length() && list.startsWith(opaque, quote)) {
                return true;
            }
            at = quote;
        }
        return false;
    }

    /** The first position from here on that is neither white space nor a comma. */
    private static int next(String list, int from) {
        int at = from;
        while (at < list.length() && (list.charAt(at) == ',' || list.charAt(at) <= ' ')) {
            at++;
        }
        return at;
    }
}
