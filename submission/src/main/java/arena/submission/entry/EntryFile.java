package arena.submission.entry;

/**
 * A file of an entry. Immutable.
 *
 * @param text its content, empty where it is not text
 */
public record EntryFile(Kind kind, String text) {

    /** What lies there. */
    public enum Kind {
        TEXT,
        PROGRAM,
        BINARY,
        LINK
    }

    public static EntryFile text(String text) {
        return new EntryFile(Kind.TEXT, text);
    }
}
