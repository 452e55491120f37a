package arena.app.edge;

import java.time.Duration;
import java.util.stream.Stream;

/**
 * What an edge does and how long it waits.
 *
 * @param server answers everything but static files
 * @param authentication says whose a request is
 * @param forwarded whether the server is told of the client by {@code Forwarded} (RFC 7239) besides {@code X-Forwarded-*}
 */
public record EdgeSettings(Upstream server, Upstream authentication, Limits limits, boolean forwarded) {

    /**
     * Patience, in steps of 100 ms.
     *
     * @param connect for a connection, and for a turn on one
     * @param authentication for the answer of the authentication service
     * @param answer for the server's answer to begin
     * @param pause for the next part of a body, whoever it is that keeps the other waiting
     */
    public record Limits(Duration connect, Duration authentication, Duration answer, Duration pause) {

        public Limits {
            if (Stream.of(connect, authentication, answer, pause)
                    .anyMatch(limit -> limit.toMillis() < Deadlines.TICK_MILLIS)) {
                throw new IllegalArgumentException("limits: " + connect + ", " + authentication + ", " + answer + ", "
                        + pause + " (expected: at least " + Deadlines.TICK_MILLIS + " ms)");
            }
        }
    }
}
