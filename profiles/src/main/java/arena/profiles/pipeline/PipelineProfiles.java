package arena.profiles.pipeline;

import static arena.profiles.League.INFRASTRUCTURE;

import arena.profiles.Answer;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.util.List;
import java.util.Set;

/** The profile that stands on pipelining. */
public final class PipelineProfiles {

    public static final Profile PIPELINED = Profile.of(
            "pipelined",
            Board.HTTP1,
            Set.of(INFRASTRUCTURE),
            Endpoint.HTTP1,
            Tool.GCANNON,
            List.of(Request.get("/pipeline", Answer.text("ok"))),
            ClosedLoop.of(4096).pipelined(16));

    private PipelineProfiles() {}
}
