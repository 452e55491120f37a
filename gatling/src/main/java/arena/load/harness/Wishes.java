package arena.load.harness;

import arena.profiles.Profile;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the user asks for; what is left open becomes what a laptop can bear.
 *
 * @param tool the only one to be used, else each profile gets the best that is there
 * @param connections instead of the smaller of the arena's and {@value #CONNECTIONS}, or {@value #MULTIPLEXED_CONNECTIONS}
 *     where each carries many streams
 * @param requestsPerSecond instead of the smaller of the arena's and {@value #REQUESTS_PER_SECOND}
 * @param measured duration of the measured phase of each profile
 * @param warmUp duration of what goes before it
 */
public record Wishes(
        Optional<LoadTool> tool,
        OptionalInt connections,
        OptionalInt requestsPerSecond,
        Duration measured,
        Duration warmUp) {

    /** Connections that need neither raised limits nor a second machine. */
    public static final int CONNECTIONS = 64;

    /** The same where up to a hundred requests are under way on each. */
    public static final int MULTIPLEXED_CONNECTIONS = 16;

    /** A rate that server and load generator can keep on two shared cores. */
    public static final int REQUESTS_PER_SECOND = 2000;

    /**
     * The shape in which this profile is measured. Gatling cannot pipeline: the depth becomes so many times the connections;
     * nor does it send a second request over an HTTP/2 connection before the first one is answered.
     */
    Shape shapeOf(Profile profile, LoadTool by) {
        Shape arena = Shape.of(profile.traffic().getFirst().shape());
        int streams = by == LoadTool.GATLING ? 1 : arena.streams();
        int most = streams > 1 ? MULTIPLEXED_CONNECTIONS : CONNECTIONS;
        int held = connections.orElse(Math.min(arena.connections().getFirst(), most));
        OptionalInt rate = arena.requestsPerSecond().isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(requestsPerSecond.orElse(
                        Math.min(arena.requestsPerSecond().getAsInt(), REQUESTS_PER_SECOND)));
        return new Shape(
                List.of(held * arena.pipelineDepth()), 1, streams, arena.requestsPerConnection(), rate, measured);
    }
}
