package arena.load.validate.checks;

import static org.junit.jupiter.api.Assumptions.abort;

import arena.load.validate.client.EchoConversation;
import arena.load.validate.client.Exchange;
import arena.load.validate.client.Site;
import arena.profiles.wire.Wire;
import arena.profiles.wire.WsFrame;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;

/** Messages over a WebSocket, which come back. */
@Group(
        value = "websocket",
        profiles = {"echo-ws", "echo-ws-pipeline", "echo-ws-limited"})
final class WebSocketChecks {

    private static final int UPGRADED = 101;
    private static final int REFUSAL = 4;
    private static final int MESSAGES = 5;
    private static final int BINARY_BYTES = 256;
    private static final int RANDOM_BYTES = 8;

    private final Site http;

    WebSocketChecks(Arena arena) {
        http = arena.webSocket();
    }

    @Checks(143)
    @DisplayName("an upgrade is answered with 101")
    void upgrades() {
        try (EchoConversation conversation = EchoConversation.begin(http)) {
            conversation.upgrade().mustHaveStatus(UPGRADED);
        }
    }

    @Checks(144)
    @DisplayName("Sec-WebSocket-Accept is that of the key")
    void provesThatItReadTheKey() {
        try (EchoConversation conversation = upgraded()) {
            conversation.mustProveTheKey();
        }
    }

    @Checks(145)
    @DisplayName("a text comes back as a text, in one frame")
    void echoesText() {
        mustComeBack(WsFrame.text("HttpArena-validate-" + hex()));
    }

    @Checks(146)
    @DisplayName("bytes come back as bytes, in one frame")
    void echoesBytes() {
        mustComeBack(WsFrame.binary(Wire.text(Dice.bytes(BINARY_BYTES))));
    }

    @Checks(147)
    @DisplayName("five texts at once come back in their order")
    void echoesInOrder() {
        mustComeBack(IntStream.range(0, MESSAGES)
                .mapToObj(i -> WsFrame.text("message " + i + " " + hex()))
                .toArray(WsFrame[]::new));
    }

    @Checks(148)
    @DisplayName("a plain GET is refused with 4xx, or the connection closed")
    void refusesPlainGet() {
        String request = Wire.request("GET", "/ws", "Connection: keep-alive");
        Optional<Exchange> answered = http.exchangeUnlessClosed(request);

        answered.ifPresent(exchange -> exchange.must(exchange.response().status() / 100 == REFUSAL, "status 4xx"));
    }

    @Checks(149)
    @DisplayName("another connection is served afterwards")
    void staysHealthy() {
        try (EchoConversation conversation = EchoConversation.begin(http)) {
            conversation.upgrade().mustHaveStatus(UPGRADED);
            conversation.mustEcho(WsFrame.text("health"));
        }
    }

    private void mustComeBack(WsFrame... messages) {
        try (EchoConversation conversation = upgraded()) {
            conversation.mustEcho(messages);
        }
    }

    /** Where no upgrade is to be had, this alone fails, in an assertion of its own. */
    private EchoConversation upgraded() {
        EchoConversation conversation = EchoConversation.begin(http);
        if (!conversation.isUpgraded()) {
            conversation.close();
            abort("no upgrade, which fails another assertion");
        }
        return conversation;
    }

    private static String hex() {
        return HexFormat.of().formatHex(Dice.bytes(RANDOM_BYTES));
    }
}
