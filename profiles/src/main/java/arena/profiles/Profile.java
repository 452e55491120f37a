package arena.profiles;

import java.util.List;
import java.util.Set;

/**
 * One profile of the arena (SPEC 0.1), as data: what is asked, where, in which manner, and for whom it counts. Immutable.
 *
 * @param id the name in {@code meta.json} and on the board
 * @param scoredFor the leagues in which it counts; it is only shown in the others
 * @param needsDatabase whether the arena starts PostgreSQL for it
 * @param traffic streams of load that run at the same time; one, but for the production stack
 */
public record Profile(
        String id,
        Board board,
        Set<League> scoredFor,
        Endpoint endpoint,
        Tool tool,
        boolean needsDatabase,
        List<Traffic> traffic) {

    public Profile {
        scoredFor = Set.copyOf(scoredFor);
        traffic = List.copyOf(traffic);
        if (traffic.isEmpty()) {
            throw new IllegalArgumentException(id + ": no traffic (expected: at least one stream of load)");
        }
    }

    /** A profile with a single stream of load and no database. */
    public static Profile of(
            String id,
            Board board,
            Set<League> scoredFor,
            Endpoint endpoint,
            Tool tool,
            List<Request> requests,
            LoadShape shape) {
        return new Profile(id, board, scoredFor, endpoint, tool, false, List.of(new Traffic(id, requests, shape)));
    }

    public Profile withDatabase() {
        return new Profile(id, board, scoredFor, endpoint, tool, true, traffic);
    }
}
