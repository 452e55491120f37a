package arena.profiles;

import java.util.List;

/**
 * One stream of load: requests that are sent in rotation, and how they arrive. Immutable.
 *
 * @param name unique within its profile
 * @param requests in rotation order; {@link Tool#GCANNON} gives each connection one and the connection that follows it the
 *     next, the other tools send them by turns on every connection
 */
public record Traffic(String name, List<Request> requests, LoadShape shape) {

    public Traffic {
        requests = List.copyOf(requests);
        Require.notBlank("name", name);
        Require.that(!requests.isEmpty(), "requests", requests, "at least one");
    }
}
