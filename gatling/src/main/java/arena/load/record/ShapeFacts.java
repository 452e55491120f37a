package arena.load.record;

import java.util.List;
import java.util.Optional;

/**
 * How requests arrive.
 *
 * @param connections held at the same time; more than one count means a measurement for each
 * @param pipelineDepth requests that are under way at once on an HTTP/1.1 or WebSocket connection
 * @param streams requests that are under way at once on an HTTP/2 or HTTP/3 connection; 1 for the other protocols
 * @param requestsPerConnection after so many a connection is closed and opened anew; 0 means never
 * @param requestsPerSecond over all connections, or none where requests are sent as fast as they are answered
 * @param seconds of the measured phase
 */
public record ShapeFacts(
        List<Integer> connections,
        int pipelineDepth,
        int streams,
        int requestsPerConnection,
        Optional<Integer> requestsPerSecond,
        double seconds) {

    public ShapeFacts {
        connections = List.copyOf(connections);
    }
}
