package arena.load.harness;

import arena.load.record.ShapeFacts;
import arena.load.workload.Workload;
import arena.load.workload.Workload.Activity;
import arena.profiles.LoadShape;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * What the user asks for; what is left open becomes what a laptop can bear.
 *
 * @param tool the only one to be used, else each workload gets the best that is there
 * @param light whether a tool that costs little CPU time is better than one that looks into every answer
 * @param connections instead of the smaller of the arena's and {@value #CONNECTIONS}, or {@value #MULTIPLEXED_CONNECTIONS}
 *     where each carries many streams
 * @param requestsPerSecond instead of the smaller of the arena's and {@value #REQUESTS_PER_SECOND}
 * @param measured duration of the measured phase of each workload
 * @param warmUp duration of what goes before it, at most
 * @param cpus that server and load are confined to
 * @param stacks whether each run gets a server of its own, with whatever stands around it
 * @param deep whether to look, after the measured phase, at what costs too much to be looked at meanwhile
 */
public record Wishes(
        Optional<LoadTool> tool,
        boolean light,
        OptionalInt connections,
        OptionalInt requestsPerSecond,
        Duration measured,
        Duration warmUp,
        CpuSets cpus,
        boolean deep,
        boolean stacks) {

    /** Connections that need neither raised limits nor a second machine. */
    public static final int CONNECTIONS = 64;

    /** The same where up to a hundred requests are under way on each. */
    public static final int MULTIPLEXED_CONNECTIONS = 16;

    /** A rate that server and load generator can keep on two shared cores. */
    public static final int REQUESTS_PER_SECOND = 2000;

    /** The shape that the arena, or whoever wrote the workload down, gives it. */
    static ShapeFacts wanted(Workload workload) {
        return switch (workload.activity()) {
            case Activity.Requests requests -> wanted(requests.shape());
            case Activity.Idle idle -> new ShapeFacts(List.of(idle.connections()), 1, 1, 0, Optional.empty(), 0);
        };
    }

    private static ShapeFacts wanted(LoadShape shape) {
        return switch (shape) {
            case LoadShape.ClosedLoop loop ->
                new ShapeFacts(
                        loop.connections(),
                        loop.pipelineDepth(),
                        loop.streams(),
                        loop.requestsPerConnection(),
                        Optional.empty(),
                        seconds(loop.duration()));
            case LoadShape.FixedRate rate ->
                new ShapeFacts(
                        rate.connections(), 1, 1, 0, Optional.of(rate.requestsPerSecond()), seconds(rate.duration()));
        };
    }

    /** For what is sent beside: the arena's part of the connections that this workload has, at least the arena's least. */
    static ShapeFacts besideOf(Workload beside, ShapeFacts main, LoadTool by) {
        int streams = by == LoadTool.GATLING ? 1 : wanted(beside).streams();
        int connections = Workload.connectionsBeside(main.connections().getFirst());
        return new ShapeFacts(List.of(connections), 1, streams, 0, Optional.empty(), main.seconds());
    }

    /**
     * The shape in which this workload is measured. Gatling cannot pipeline: the depth becomes so many times the connections;
     * nor does it send a second request over an HTTP/2 connection before the first one is answered.
     */
    ShapeFacts shapeOf(Workload workload, LoadTool by) {
        ShapeFacts wanted = wanted(workload);
        boolean oneAtATime = by == LoadTool.GATLING;
        int streams = oneAtATime ? 1 : wanted.streams();
        int held = held(workload, wanted, streams);
        return new ShapeFacts(
                List.of(oneAtATime ? held * wanted.pipelineDepth() : held),
                oneAtATime ? 1 : wanted.pipelineDepth(),
                streams,
                wanted.requestsPerConnection(),
                wanted.requestsPerSecond().map(rate -> requestsPerSecond.orElse(Math.min(rate, REQUESTS_PER_SECOND))),
                seconds(measured));
    }

    /** The arena's number is cut down; one of our own workloads has its number for a reason. */
    private int held(Workload workload, ShapeFacts wanted, int streams) {
        int first = wanted.connections().getFirst();
        int most = streams > 1 ? MULTIPLEXED_CONNECTIONS : CONNECTIONS;
        return connections.orElse(workload.profile().isPresent() ? Math.min(first, most) : first);
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / (double) TimeUnit.SECONDS.toNanos(1);
    }
}
