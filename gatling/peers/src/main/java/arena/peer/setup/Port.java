package arena.peer.setup;

import java.util.Locale;

/** What a peer may listen at, by what is spoken there. */
public enum Port {
    /** HTTP/1.1, WebSocket and gRPC. */
    HTTP(8080),
    HTTPS(8081),
    /** HTTP/2 by prior knowledge. */
    H2C(8082),
    /** HTTP/2 over TLS. */
    H2(8443);

    private final int number;

    Port(int number) {
        this.number = number;
    }

    /** The arena's port for it. */
    public int number() {
        return number;
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
