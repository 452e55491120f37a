package arena.profiles;

import java.nio.charset.StandardCharsets;

/**
 * The body of a request. Immutable.
 *
 * @param content one character a byte (ISO 8859-1), so that binary bodies fit too
 */
public record Payload(Framing framing, String content) {

    public static final Payload NONE = new Payload(Framing.NONE, "");

    /** How the receiver learns where the body ends. */
    public enum Framing {
        NONE,
        CONTENT_LENGTH,
        CHUNKED,
        /** One WebSocket text message: its frame says how long it is. */
        TEXT_MESSAGE
    }

    public Payload {
        Require.bytes("content", content);
        Require.that(
                framing != Framing.NONE || content.isEmpty(), "content", '"' + content + '"', "empty without framing");
    }

    public static Payload sized(String content) {
        return new Payload(Framing.CONTENT_LENGTH, content);
    }

    public static Payload chunked(String content) {
        return new Payload(Framing.CHUNKED, content);
    }

    public static Payload message(String content) {
        return new Payload(Framing.TEXT_MESSAGE, content);
    }

    /** The content as it goes over the wire; a new array each time. */
    public byte[] bytes() {
        return content.getBytes(StandardCharsets.ISO_8859_1);
    }
}
