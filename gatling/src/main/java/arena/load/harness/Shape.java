package arena.load.harness;

import arena.profiles.LoadShape;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * How a profile's requests arrive, the arena's way or ours.
 *
 * @param connections held at the same time; more than one count means a measurement for each
 * @param pipelineDepth requests that are under way at once on an HTTP/1.1 or WebSocket connection
 * @param streams requests that are under way at once on an HTTP/2 or HTTP/3 connection; 1 for the other protocols
 * @param requestsPerConnection after so many a connection is closed and opened anew; 0 means never
 * @param requestsPerSecond over all connections, or none where requests are sent as fast as they are answered
 * @param duration of the measured phase
 */
public record Shape(
        List<Integer> connections,
        int pipelineDepth,
        int streams,
        int requestsPerConnection,
        OptionalInt requestsPerSecond,
        Duration duration) {

    public Shape {
        connections = List.copyOf(connections);
    }

    static Shape of(LoadShape shape) {
        return switch (shape) {
            case LoadShape.ClosedLoop loop ->
                new Shape(
                        loop.connections(),
                        loop.pipelineDepth(),
                        loop.streams(),
                        loop.requestsPerConnection(),
                        OptionalInt.empty(),
                        loop.duration());
            case LoadShape.FixedRate fixed ->
                new Shape(fixed.connections(), 1, 1, 0, OptionalInt.of(fixed.requestsPerSecond()), fixed.duration());
        };
    }
}
