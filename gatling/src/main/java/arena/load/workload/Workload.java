package arena.load.workload;

import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape;
import arena.profiles.Profile;
import arena.profiles.Request;
import java.util.List;
import java.util.Optional;

/**
 * Something to load a server with. Immutable.
 *
 * @param id unique, and a name for folders
 * @param title in a few words; that of a profile is its id
 * @param profile that it stands for, if it is one of the arena's
 */
public record Workload(
        String id,
        String title,
        Endpoint endpoint,
        boolean needsDatabase,
        Activity activity,
        Optional<Profile> profile) {

    private static final String PRODUCTION = "production-stack";

    /** SPEC 9.3: the writes have an eighth of the connections of the reads, and eight at least. */
    private static final int CONNECTIONS_FOR_ONE_BESIDE = 8;

    private static final int LEAST_BESIDE = 8;

    /** What connections do. */
    public sealed interface Activity {

        /**
         * They carry requests.
         *
         * @param requests in rotation order
         * @param shape in which the arena, or we, would have them arrive
         */
        record Requests(List<Request> requests, LoadShape shape) implements Activity {

            public Requests {
                requests = List.copyOf(requests);
            }
        }

        /**
         * They are open, each after one request, and nothing else happens: what counts is the memory that they take.
         *
         * @param connections open at the same time
         */
        record Idle(int connections, Request request) implements Activity {}
    }

    static Workload of(Profile profile) {
        return new Workload(
                profile.id(),
                profile.id(),
                profile.endpoint(),
                profile.needsDatabase(),
                new Activity.Requests(
                        profile.traffic().getFirst().requests(),
                        profile.traffic().getFirst().shape()),
                Optional.of(profile));
    }

    /** What is sent at the same time, by a load generator of its own: the writes of the production stack. */
    public Optional<Workload> beside() {
        return profile.filter(arenas -> arenas.traffic().size() > 1)
                .map(arenas -> arenas.traffic().getLast())
                .map(other -> new Workload(
                        id + "-" + other.name(),
                        title,
                        endpoint,
                        needsDatabase,
                        new Activity.Requests(other.requests(), other.shape()),
                        Optional.empty()));
    }

    /**
     * How many connections {@link #beside} gets.
     *
     * @param connections of this workload
     */
    public static int connectionsBeside(int connections) {
        return Math.max(LEAST_BESIDE, connections / CONNECTIONS_FOR_ONE_BESIDE);
    }

    /** The stack that must stand around the server, as {@code arena run} calls it; none for a server alone. */
    public Optional<String> stack() {
        return profile.filter(arenas -> arenas.board() == Board.GATEWAY).map(arenas -> switch (arenas.id()) {
            case "gateway-h3" -> "gateway-h3";
            case PRODUCTION -> "production";
            default -> "gateway";
        });
    }

    /** Whether every request says in whose name it is sent (SPEC 9.3). */
    public boolean isAuthorized() {
        return id.startsWith(PRODUCTION);
    }

    /** All requests; the only one where connections are idle. */
    public List<Request> requests() {
        return switch (activity) {
            case Activity.Requests traffic -> traffic.requests();
            case Activity.Idle idle -> List.of(idle.request());
        };
    }
}
