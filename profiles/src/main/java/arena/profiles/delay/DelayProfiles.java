package arena.profiles.delay;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;

import arena.profiles.Answer;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** The profile that stands on the delay. */
public final class DelayProfiles {

    public static final Profile ASYNC = Profile.of(
            "async",
            Board.HTTP1,
            Set.of(FRAMEWORK, ENGINE),
            Endpoint.HTTP1,
            Tool.GCANNON,
            List.of(Request.get("/delay/10", Answer.text(10))),
            ClosedLoop.of(32_000).lasting(Duration.ofSeconds(10)));

    private DelayProfiles() {}
}
