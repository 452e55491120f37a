package arena.profiles.production;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;

import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Profile;
import arena.profiles.Tool;
import arena.profiles.Traffic;
import java.util.List;
import java.util.Set;

/**
 * The profile that stands on the whole stack: reads and writes at the same time, whose successes are added up.
 *
 * <p>Every request of both streams, even those for static files, also carries {@code Authorization: Bearer <token>}. The
 * header is not part of the data: whoever sends the load makes the token at run time from the secret that the
 * authentication service was given (SPEC 2.5), for the user with the id {@value #USER}.
 */
public final class ProductionProfiles {

    /** The user in whose name the arena asks. */
    public static final int USER = 42;

    public static final Profile PRODUCTION_STACK = new Profile(
            "production-stack",
            Board.GATEWAY,
            Set.of(FRAMEWORK, ENGINE),
            Endpoint.H2_TLS,
            Tool.H2LOAD,
            true,
            Profile.ALL_CPUS,
            List.of(
                    new Traffic(
                            "reads",
                            ProductionRequests.reads(),
                            ClosedLoop.of(256, 1024).multiplexed(16)),
                    // max(8, an eighth of the connections that read)
                    new Traffic(
                            "writes",
                            ProductionRequests.writes(),
                            ClosedLoop.of(32, 128).multiplexed(8))));

    private ProductionProfiles() {}
}
