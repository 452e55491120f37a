package arena.peer.jdk;

import java.nio.charset.StandardCharsets;

/** An answer with the status 200. */
final class Reply {

    private final String type;
    private final byte[] body;

    /** Takes over the body. */
    Reply(String type, byte[] body) {
        this.type = type;
        this.body = body;
    }

    static Reply text(Object text) {
        return new Reply("text/plain", text.toString().getBytes(StandardCharsets.US_ASCII));
    }

    String type() {
        return type;
    }

    byte[] body() {
        return body;
    }
}
