package arena.profiles.json;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;
import static arena.profiles.League.INFRASTRUCTURE;

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

/** The profiles that stand on the dataset. */
public final class JsonProfiles {

    private static final List<Request> COMPRESSED = List.of(compressed(25, 4), compressed(40, 8), compressed(50, 6));

    private static final List<Request> PLAIN =
            List.of(items(1, 3), items(5, 7), items(10, 2), items(15, 5), items(25, 4), items(40, 8), items(50, 6));

    public static final Profile JSON_COMP = Profile.of(
            "json-comp",
            Board.HTTP1,
            Set.of(FRAMEWORK),
            Endpoint.HTTP1,
            Tool.GCANNON,
            COMPRESSED,
            ClosedLoop.of(4096, 16_384).reconnectingAfter(25));

    public static final Profile JSON_TLS = Profile.of(
            "json-tls",
            Board.HTTP1,
            Set.of(FRAMEWORK, ENGINE, INFRASTRUCTURE),
            Endpoint.HTTP1_TLS,
            Tool.WRK,
            PLAIN,
            ClosedLoop.of(4096));

    public static final Profile JSON_H2C = Profile.of(
            "json-h2c",
            Board.HTTP2,
            Set.of(FRAMEWORK),
            Endpoint.H2C,
            Tool.H2LOAD,
            PLAIN,
            ClosedLoop.of(1024, 4096).multiplexed(32));

    private JsonProfiles() {}

    private static Request items(int count, int multiplier) {
        return Request.get(
                "/json/" + count + "?m=" + multiplier, Answer.json(new Content.DatasetItems(count, multiplier)));
    }

    private static Request compressed(int count, int multiplier) {
        return items(count, multiplier).with("Accept-Encoding", "gzip, br");
    }
}
