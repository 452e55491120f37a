package arena.profiles.asyncdb;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The profile that stands on the range query. */
public final class AsyncDbProfiles {

    private static final List<Request> RANGES =
            Stream.of(5, 10, 20, 35, 50).map(AsyncDbProfiles::rows).toList();

    public static final Profile ASYNC_DB = Profile.of(
                    "async-db",
                    Board.HTTP1,
                    Set.of(),
                    Endpoint.HTTP1,
                    Tool.GCANNON,
                    RANGES,
                    ClosedLoop.of(1024).reconnectingAfter(25).lasting(Duration.ofSeconds(10)))
            .withDatabase();

    private AsyncDbProfiles() {}

    private static Request rows(int limit) {
        return Request.get(
                "/async-db?min=10&max=50&limit=" + limit, Answer.json(new Content.DatabaseRows(10, 50, limit)));
    }
}
