package arena.profiles.http;

/** Decimal integers of 64 bits as the contract knows them: an optional minus sign and ASCII digits, nothing else. */
public final class Integers {

    private Integers() {}

    /**
     * The integer in {@code text[from, to)}.
     *
     * @param name what to call it in the message
     * @throws RequestException 400, if there is none
     */
    public static long parse(CharSequence text, int from, int to, String name) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            // Long.parseLong would also take a plus sign and the digits of every script.
            if ((c < '0' || c > '9') && !(c == '-' && i == from)) {
                throw notAnInteger(name);
            }
        }
        try {
            return Long.parseLong(text, from, to, 10);
        } catch (NumberFormatException _) {
            throw notAnInteger(name);
        }
    }

    public static long parse(CharSequence text, String name) {
        return parse(text, 0, text.length(), name);
    }

    private static RequestException notAnInteger(String name) {
        return RequestException.badRequest(name + " must be an integer of at most 64 bits");
    }
}
