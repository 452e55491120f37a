package arena.client;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

/**
 * A load: so many connections with so many streams each, on which the next request is sent when the last one is answered.
 * Immutable.
 *
 * @param requests in the order in which each connection sends them, again and again
 * @param streams of each connection with a request under way; fewer if the server allows fewer
 * @param warmUp before the measured phase, over the same connections; may be zero
 * @param duration of the measured phase
 * @param limit how many requests are sent in the measured phase, which ends with the last of them; the duration then is
 *     the longest that it may take
 * @param timeout for a connection, and for each answer
 */
record LoadPlan(
        Target target,
        List<Request> requests,
        int connections,
        int streams,
        Duration warmUp,
        Duration duration,
        OptionalLong limit,
        Duration timeout) {

    LoadPlan {
        requests = List.copyOf(requests);
        atLeastOne("requests", requests.size());
        atLeastOne("connections", connections);
        atLeastOne("streams", streams);
        limit.ifPresent(count -> atLeastOne("number of requests", count));
    }

    private static void atLeastOne(String what, long count) {
        if (count < 1) {
            throw new IllegalArgumentException(what + ": " + count + " (expected: 1 or more)");
        }
    }
}
