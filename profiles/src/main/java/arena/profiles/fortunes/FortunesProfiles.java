package arena.profiles.fortunes;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.util.List;
import java.util.Set;

/** The profile that stands on the page of fortunes. */
public final class FortunesProfiles {

    public static final Profile FORTUNES = Profile.of(
                    "fortunes",
                    Board.HTTP1,
                    Set.of(),
                    Endpoint.HTTP1,
                    Tool.GCANNON,
                    List.of(Request.get("/fortunes", new Answer(200, "text/html", new Content.FortunePage()))),
                    ClosedLoop.of(1024))
            .withDatabase();

    private FortunesProfiles() {}
}
