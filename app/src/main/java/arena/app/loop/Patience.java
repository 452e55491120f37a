package arena.app.loop;

import java.time.Duration;

/**
 * How long a server waits for a client over TCP.
 *
 * @param head from the first byte of a request head over HTTP/1.1, of a TLS handshake or of the preface of HTTP/2, to its end
 * @param idle while no byte moves in either direction, though a request may be waiting for its answer; or over HTTP/1.1
 *     while bytes come and nothing is answered
 */
public record Patience(Duration head, Duration idle) {

    /** As the servers that people know: 10 s for a head, and 75 s, longer than any answer takes. */
    public static final Patience USUAL = new Patience(Duration.ofSeconds(10), Duration.ofSeconds(75));

    public Patience {
        if (!head.isPositive() || !idle.isPositive()) {
            throw new IllegalArgumentException(
                    "head: " + head + ", idle: " + idle + " (expected: both longer than nothing)");
        }
    }
}
