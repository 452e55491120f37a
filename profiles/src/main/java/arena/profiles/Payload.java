package arena.profiles;

/**
 * The body of a request.
 *
 * @param content one character a byte (ISO 8859-1), so that binary bodies fit too
 */
public record Payload(Framing framing, String content) {

    public static final Payload NONE = new Payload(Framing.NONE, "");

    /** How the receiver learns where the body ends. */
    public enum Framing {
        NONE,
        CONTENT_LENGTH,
        CHUNKED
    }

    public static Payload sized(String content) {
        return new Payload(Framing.CONTENT_LENGTH, content);
    }

    public static Payload chunked(String content) {
        return new Payload(Framing.CHUNKED, content);
    }
}
