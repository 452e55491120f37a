package arena.profiles;

/** Refuses a malformed fact of the catalogue with a message that says which field, what it was, and what is allowed. */
final class Require {

    private Require() {}

    /** @throws IllegalArgumentException if the condition does not hold */
    static void that(boolean holds, String field, Object value, String expected) {
        if (!holds) {
            throw new IllegalArgumentException(field + ": " + value + " (expected: " + expected + ")");
        }
    }

    static void notBlank(String field, String value) {
        that(!value.isBlank(), field, '"' + value + '"', "not blank");
    }

    /** The catalogue keeps bytes as characters, one each. */
    static void bytes(String field, String value) {
        that(value.chars().allMatch(c -> c <= 0xFF), field, '"' + value + '"', "only characters of ISO 8859-1");
    }
}
