package arena.profiles.echo;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.FixedRate;
import arena.profiles.Payload;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** The profile that stands on the echo. */
public final class EchoProfiles {

    private static final String BINARY = "application/octet-stream";

    /** 10 KB: at 50,000 requests a second four gigabits each way, eight in all. */
    private static final String BODY = "echo-body:".repeat(1024);

    private static final Request ECHO = Request.post(
                    "/echo", Payload.sized(BODY), new Answer(200, BINARY, new Content.Exactly(BODY)))
            .with("Content-Type", BINARY);

    public static final Profile EIGHT_GBIT = Profile.of(
            "8gbit",
            Board.HTTP1,
            Set.of(FRAMEWORK, ENGINE),
            Endpoint.HTTP1_TLS,
            Tool.ZRK,
            List.of(ECHO),
            new FixedRate(List.of(512), 50_000, Duration.ofSeconds(5)));

    private EchoProfiles() {}
}
