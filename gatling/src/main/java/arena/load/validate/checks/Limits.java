package arena.load.validate.checks;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arena.load.validate.client.MultiplexedSite;
import arena.load.validate.client.Pause;
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

    private static final int H2_ATTEMPTS = 15;

    /** Those of the arena. */
    public static final Limits ARENA = new Limits(
            Duration.ofSeconds(10), 30, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(30));

    /** Asks 15 times at most, until any answer comes; fails if none does. */
    void mustAnswer(MultiplexedSite site, String target) {
        mustAnswer(site, target, H2_ATTEMPTS);
    }

    /** Asks so many times at most, until any answer comes; fails if none does. */
    void mustAnswer(MultiplexedSite site, String target, int attempts) {
        Duration limit = attemptInterval.multipliedBy(attempts - 1);
        Duration taken = Pause.awaiting(() -> site.answers(target), limit, attemptInterval);
        assertTrue(
                taken.compareTo(limit) <= 0,
                () -> "asked " + site + " for " + target + " " + attempts + " times; came no answer");
    }
}
