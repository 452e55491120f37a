package arena.profiles.ws;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Payload;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/**
 * The profiles that stand on the WebSocket. What counts is echoes: "requests" under way at once, or before a connection is
 * retired, are messages.
 */
public final class WsProfiles {

    private static final String TEXT = "hello";

    /** An upgrade, then this text as one message after the other. */
    private static final List<Request> MESSAGES = List.of(new Request(
            "GET",
            "/ws",
            new LinkedHashMap<>(),
            Payload.message(TEXT),
            new Answer(101, "", new Content.Exactly(TEXT))));

    public static final Profile ECHO_WS = echo("echo-ws", ClosedLoop.of(512, 4096, 16_384));

    public static final Profile ECHO_WS_PIPELINE =
            echo("echo-ws-pipeline", ClosedLoop.of(512, 4096, 16_384).pipelined(16));

    public static final Profile ECHO_WS_LIMITED =
            echo("echo-ws-limited", ClosedLoop.of(512, 4096).reconnectingAfter(10));

    private WsProfiles() {}

    private static Profile echo(String id, ClosedLoop shape) {
        return Profile.of(
                id, Board.WEBSOCKET, Set.of(FRAMEWORK, ENGINE), Endpoint.WEBSOCKET, Tool.GCANNON, MESSAGES, shape);
    }
}
