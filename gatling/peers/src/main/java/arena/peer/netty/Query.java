package arena.peer.netty;

/** Integers out of a query, in place. */
final class Query {

    private Query() {}

    /**
     * The value of this parameter, whose name is a single letter.
     *
     * @throws NumberFormatException if it is no integer of 64 bits, or not there
     */
    static long number(String target, char name) {
        int at = target.indexOf('?') + 1;
        while (at > 0 && at < target.length()) {
            int next = target.indexOf('&', at);
            int end = next < 0 ? target.length() : next;
            if (end - at > 2 && target.charAt(at) == name && target.charAt(at + 1) == '=') {
                return Long.parseLong(target, at + 2, end, 10);
            }
            at = next + 1;
        }
        throw new NumberFormatException("no parameter " + name);
    }
}
