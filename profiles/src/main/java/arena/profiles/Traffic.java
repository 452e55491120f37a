package arena.profiles;

import java.util.List;

/**
 * One stream of load: requests that are sent in rotation, and how they arrive.
 *
 * @param requests in rotation order; where connections are retired, each connection keeps one and the next takes the next
 */
public record Traffic(String name, List<Request> requests, LoadShape shape) {

    public Traffic {
        requests = List.copyOf(requests);
        if (requests.isEmpty()) {
            throw new IllegalArgumentException("requests: none (expected: at least one)");
        }
    }
}
