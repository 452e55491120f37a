package arena.profiles;

import java.time.Duration;
import java.util.List;

/** How requests arrive. Durations are those of one measured run; each connection count is a measurement of its own. */
public sealed interface LoadShape {

    /**
     * Connection counts, in the order in which they are measured. Where streams of load run at the same time, counts at the
     * same place of their lists go together.
     */
    List<Integer> connections();

    Duration duration();

    /**
     * As fast as the answers come.
     *
     * @param pipelineDepth requests that are under way at once on an HTTP/1.1 or WebSocket connection
     * @param requestsPerConnection after so many a connection is closed and opened anew; 0 means never
     * @param streams requests that are under way at once on an HTTP/2 or HTTP/3 connection; 1 for the other protocols
     */
    record ClosedLoop(
            List<Integer> connections, int pipelineDepth, int requestsPerConnection, int streams, Duration duration)
            implements LoadShape {

        public ClosedLoop {
            connections = List.copyOf(connections);
            requirePositive("connections", connections);
            Require.that(pipelineDepth >= 1, "pipelineDepth", pipelineDepth, ">= 1");
            Require.that(requestsPerConnection >= 0, "requestsPerConnection", requestsPerConnection, ">= 0");
            Require.that(streams >= 1, "streams", streams, ">= 1");
            Require.that(duration.isPositive(), "duration", duration, "> 0");
        }

        /** One request at a time on each connection, kept alive, for the arena's usual five seconds. */
        public static ClosedLoop of(Integer... connections) {
            return new ClosedLoop(List.of(connections), 1, 0, 1, Duration.ofSeconds(5));
        }

        public ClosedLoop pipelined(int depth) {
            return new ClosedLoop(connections, depth, requestsPerConnection, streams, duration);
        }

        public ClosedLoop reconnectingAfter(int requests) {
            return new ClosedLoop(connections, pipelineDepth, requests, streams, duration);
        }

        public ClosedLoop multiplexed(int streamsPerConnection) {
            return new ClosedLoop(connections, pipelineDepth, requestsPerConnection, streamsPerConnection, duration);
        }

        public ClosedLoop lasting(Duration time) {
            return new ClosedLoop(connections, pipelineDepth, requestsPerConnection, streams, time);
        }
    }

    /** On a schedule, whether or not the answers come in time, over a fixed set of connections. */
    record FixedRate(List<Integer> connections, int requestsPerSecond, Duration duration) implements LoadShape {

        public FixedRate {
            connections = List.copyOf(connections);
            requirePositive("connections", connections);
            Require.that(requestsPerSecond >= 1, "requestsPerSecond", requestsPerSecond, ">= 1");
            Require.that(duration.isPositive(), "duration", duration, "> 0");
        }
    }

    private static void requirePositive(String name, List<Integer> values) {
        Require.that(!values.isEmpty(), name, values, "at least one");
        values.forEach(value -> Require.that(value >= 1, name, value, ">= 1"));
    }
}
