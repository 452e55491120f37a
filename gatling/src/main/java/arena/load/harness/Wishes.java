package arena.load.harness;

import arena.profiles.Profile;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * What the user asks for; what is left open becomes what a laptop can bear.
 *
 * @param connections instead of the smaller of the arena's and {@value #CONNECTIONS}
 * @param requestsPerSecond instead of the smaller of the arena's and {@value #REQUESTS_PER_SECOND}
 * @param measured duration of the measured phase of each profile
 * @param warmUp duration of what goes before it
 */
public record Wishes(OptionalInt connections, OptionalInt requestsPerSecond, Duration measured, Duration warmUp) {

    /** Connections that need neither raised limits nor a second machine. */
    public static final int CONNECTIONS = 64;

    /** A rate that server and load generator can keep on two shared cores. */
    public static final int REQUESTS_PER_SECOND = 2000;

    /**
     * The shape in which this profile is measured. Gatling cannot pipeline: the depth becomes so many times the connections.
     */
    Shape shapeOf(Profile profile) {
        Shape arena = Shape.of(profile.traffic().getFirst().shape());
        int held = connections.orElse(Math.min(arena.connections().getFirst(), CONNECTIONS));
        OptionalInt rate = arena.requestsPerSecond().isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(requestsPerSecond.orElse(
                        Math.min(arena.requestsPerSecond().getAsInt(), REQUESTS_PER_SECOND)));
        return new Shape(List.of(held * arena.pipelineDepth()), 1, arena.requestsPerConnection(), rate, measured);
    }
}
