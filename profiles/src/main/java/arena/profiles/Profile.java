package arena.profiles;

import java.util.List;
import java.util.Set;

/**
 * One profile of the arena (SPEC 0.1), as data: what is asked, where, in which manner, and for whom it counts. Immutable.
 *
 * @param id the name in {@code meta.json} and on the board
 * @param scoredFor the leagues in which it counts; it is only shown in the others
 * @param needsDatabase whether the arena starts PostgreSQL for it
 * @param cpuSet the logical CPUs that the arena gives the server, as Docker writes them
 * @param traffic streams of load that run at the same time; one, but for the production stack
 */
public record Profile(
        String id,
        Board board,
        Set<League> scoredFor,
        Endpoint endpoint,
        Tool tool,
        boolean needsDatabase,
        String cpuSet,
        List<Traffic> traffic) {

    /** The 32 cores of the arena's machine that its load generator leaves, with their siblings (SPEC 0.1, 1.4). */
    public static final String ALL_CPUS = "0-31,64-95";

    public Profile {
        scoredFor = Set.copyOf(scoredFor);
        traffic = List.copyOf(traffic);
        Require.notBlank("id", id);
        Require.that(cpuSet.matches("\\d+(-\\d+)?(,\\d+(-\\d+)?)*"), "cpuSet", cpuSet, "ranges such as 0-3,64-67");
        Require.that(!traffic.isEmpty(), "traffic", traffic, "at least one stream of load");
        long measurements = traffic.stream()
                .mapToInt(stream -> stream.shape().connections().size())
                .distinct()
                .count();
        Require.that(measurements == 1, "traffic", traffic.size() + " streams", "as many connection counts in each");
    }

    /** A profile with a single stream of load, on all CPUs, without a database. */
    public static Profile of(
            String id,
            Board board,
            Set<League> scoredFor,
            Endpoint endpoint,
            Tool tool,
            List<Request> requests,
            LoadShape shape) {
        List<Traffic> traffic = List.of(new Traffic(id, requests, shape));
        return new Profile(id, board, scoredFor, endpoint, tool, false, ALL_CPUS, traffic);
    }

    public Profile withDatabase() {
        return new Profile(id, board, scoredFor, endpoint, tool, true, cpuSet, traffic);
    }

    public Profile onCpus(String set) {
        return new Profile(id, board, scoredFor, endpoint, tool, needsDatabase, set, traffic);
    }
}
