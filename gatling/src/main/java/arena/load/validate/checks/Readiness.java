package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.MultiplexedSite;
import arena.load.validate.client.Pause;
import arena.load.validate.client.Site;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Whether the server has answered at all (CHECKS 3). Immutable.
 *
 * @param problem what was tried in vain, or empty if it is ready
 */
public record Readiness(Optional<String> problem) {

    private static final Duration PROBE_LIMIT = Duration.ofSeconds(2);

    /** Asks until one of the ports gives any answer, as often as the limits say. */
    public static Readiness await(Arena arena, ClientProgram client) {
        List<Site> sites = List.of(arena.http(), arena.https());
        List<MultiplexedSite> multiplexed = List.of(arena.h2(client), arena.h2c(client));
        Limits limits = arena.limits();
        long begin = System.nanoTime();
        for (int attempt = 0; attempt < limits.attempts(); attempt++) {
            Pause.until(begin + attempt * limits.attemptInterval().toNanos());
            if (sites.stream().anyMatch(Readiness::answers)
                    || multiplexed.stream().anyMatch(site -> site.answers(Sums.ONE_AND_ONE))) {
                return new Readiness(Optional.empty());
            }
        }
        return new Readiness(Optional.of("Nothing answers at " + arena + " after " + limits.attempts() + " attempts"));
    }

    private static boolean answers(Site site) {
        String probe = Wire.get(site.tls() ? "/json/1?m=1" : "/baseline11?a=1&b=1");
        try (RawConnection connection = new Site(site.host(), site.port(), site.tls(), PROBE_LIMIT).connect()) {
            connection.exchange(probe);
            return true;
        } catch (RuntimeException _) {
            return false; // not yet, whatever the reason
        }
    }
}
