package arena.load.validate.checks;

import java.time.Duration;

/**
 * How long the validator waits for what.
 *
 * @param patience for a connection, a handshake, and each silence of the server
 * @param attempts at finding the server ready
 * @param attemptInterval from one to the next
 * @param staleness for which a replaced file may still be served
 * @param certificateReload until a replaced certificate must be in use
 */
public record Limits(
        Duration patience, int attempts, Duration attemptInterval, Duration staleness, Duration certificateReload) {

    /** Those of the arena. */
    public static final Limits ARENA = new Limits(
            Duration.ofSeconds(10), 30, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(30));
}
