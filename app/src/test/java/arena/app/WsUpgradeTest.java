package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import arena.app.testing.TestClient;
import arena.app.testing.TestResponse;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import arena.profiles.wire.WsConnection;
import arena.profiles.wire.WsFrame;
import arena.profiles.wire.WsHandshake;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The opening handshake, good and bad (RFC 6455, 4.2). */
@ParameterizedClass
@EnumSource(Flavour.class)
class WsUpgradeTest {

    private static final String KEY = "dGhlIHNhbXBsZSBub25jZQ==";
    private static final String UPGRADE = "Upgrade: websocket";
    private static final String CONNECTION = "Connection: Upgrade";
    private static final String KEY_LINE = "Sec-WebSocket-Key: " + KEY;
    private static final String VERSION = "Sec-WebSocket-Version: 13";

    private final RunningServer server;

    WsUpgradeTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @ParameterizedTest
    @MethodSource("good")
    void confirms(String request) {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(request);

            assertThat(WsHandshake.problem(response, KEY)).isEmpty();
            assertThat(response.header("Sec-WebSocket-Protocol")).isEmpty();
            assertThat(response.header("Sec-WebSocket-Extensions")).isEmpty();
            assertThat(WsConnection.over(connection).send(WsFrame.text("x")).read())
                    .isEqualTo(WsFrame.text("x"));
        }
    }

    static Stream<String> good() {
        return Stream.of(
                get(UPGRADE, CONNECTION, KEY_LINE, VERSION),
                get(
                        "upgrade: WebSocket",
                        "connection: upgrade",
                        "sec-websocket-key: " + KEY,
                        "sec-websocket-version: 13"),
                get(UPGRADE, "Connection: keep-alive, Upgrade", KEY_LINE, VERSION),
                get(UPGRADE, CONNECTION, KEY_LINE, VERSION, "Origin: http://example.com", "Cookie: a=b"),
                get(UPGRADE, CONNECTION, KEY_LINE, VERSION, "Sec-WebSocket-Protocol: chat, superchat"),
                get(UPGRADE, CONNECTION, KEY_LINE, VERSION, "Sec-WebSocket-Extensions: permessage-deflate"),
                get(UPGRADE, CONNECTION, KEY_LINE, VERSION, "Accept-Encoding: gzip", "Content-Length: 0"),
                Wire.request("GET", "/ws?room=1", UPGRADE, CONNECTION, KEY_LINE, VERSION));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void refuses(String request, int status, String saying) {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(request);

            Refused.assertPlainly(response, status, saying);
            if (status == 426) {
                assertThat(response.header("Upgrade")).hasValue("websocket");
                assertThat(response.header("Sec-WebSocket-Version")).hasValue("13");
            }
            Refused.assertStillServing(connection);
        }
    }

    static Stream<Arguments> bad() {
        return Stream.of(
                arguments(get(), 426, "upgrade"),
                arguments(get(CONNECTION, KEY_LINE, VERSION), 426, "upgrade"),
                arguments(get("Upgrade: TLS/1.0", CONNECTION, KEY_LINE, VERSION), 426, "upgrade"),
                arguments(get("Upgrade: websockets", CONNECTION, KEY_LINE, VERSION), 426, "upgrade"),
                arguments(get(UPGRADE, KEY_LINE, VERSION), 400, "Connection"),
                arguments(get(UPGRADE, "Connection: keep-alive", KEY_LINE, VERSION), 400, "Connection"),
                arguments(get(UPGRADE, "Connection: NotUpgrade", KEY_LINE, VERSION), 400, "Connection"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE), 400, "Sec-WebSocket-Version header is missing"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE, "Sec-WebSocket-Version: 0"), 426, "13"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE, "Sec-WebSocket-Version: 7"), 426, "13"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE, "Sec-WebSocket-Version: 8"), 426, "13"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE, "Sec-WebSocket-Version: 14"), 426, "13"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE, "Sec-WebSocket-Version: 130"), 426, "13"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE, "Sec-WebSocket-Version: x"), 426, "13"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE, "Sec-WebSocket-Version:"), 426, "13"),
                arguments(
                        get(UPGRADE, CONNECTION, KEY_LINE, VERSION, VERSION),
                        400,
                        "Sec-WebSocket-Version header is repeated"),
                arguments(get(UPGRADE, CONNECTION, VERSION), 400, "Sec-WebSocket-Key header is missing"),
                arguments(
                        get(UPGRADE, CONNECTION, VERSION, KEY_LINE, KEY_LINE),
                        400,
                        "Sec-WebSocket-Key header is repeated"),
                arguments(get(UPGRADE, CONNECTION, VERSION, "Sec-WebSocket-Key:"), 400, "Key"),
                arguments(get(UPGRADE, CONNECTION, VERSION, "Sec-WebSocket-Key: c2hvcnQ="), 400, "16 bytes"),
                arguments(get(UPGRADE, CONNECTION, VERSION, "Sec-WebSocket-Key: " + "a".repeat(24)), 400, "16 bytes"),
                arguments(
                        get(UPGRADE, CONNECTION, VERSION, "Sec-WebSocket-Key: " + "?".repeat(22) + "=="),
                        400,
                        "16 bytes"),
                arguments(get(UPGRADE, CONNECTION, KEY_LINE, VERSION, "Content-Length: 3") + "abc", 400, "body"),
                arguments(
                        get(UPGRADE, CONNECTION, KEY_LINE, VERSION, "Transfer-Encoding: chunked") + "0\r\n\r\n",
                        400,
                        "body"),
                arguments(
                        Wire.request("POST", "/ws", UPGRADE, CONNECTION, KEY_LINE, VERSION, "Content-Length: 0"),
                        405,
                        "method"),
                arguments(Wire.request("GET", "/pipelines", UPGRADE, CONNECTION, KEY_LINE, VERSION), 404, "not found"));
    }

    @Test
    void ignoresUpgradeOfOtherEndpoints() {
        String request = Wire.request("GET", "/pipeline", UPGRADE, CONNECTION, KEY_LINE, VERSION);

        assertThat(server.exchange(request).body()).isEqualTo("ok");
    }

    @Test
    void refusesHttp10AndClosesAsThatDoes() {
        String fields = String.join("\r\n", "Host: x", UPGRADE, CONNECTION, KEY_LINE, VERSION);
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange("GET /ws HTTP/1.0\r\n" + fields + "\r\n\r\n");

            Refused.assertPlainly(response, 426, "upgrade");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void refusesOtherVersionsOfHttp(Way way) {
        try (TestClient client = way.to(server)) {
            TestResponse response = client.get("/ws");

            assertThat(response.status()).isEqualTo(400);
            assertThat(response.body()).contains("HTTP/1.1").hasLineCount(1);
            // Neither has a meaning there (RFC 9113, 8.2.2).
            assertThat(response.header("Upgrade")).isEmpty();
            assertThat(response.header("Connection")).isEmpty();
        }
    }

    @Test
    void answersHeadWithoutABody() {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection
                    .send(Wire.request("HEAD", "/ws", UPGRADE, CONNECTION, KEY_LINE, VERSION))
                    .readHead();

            assertThat(response.status()).isEqualTo(426);
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void upgradesAConnectionThatHasServedRequests() {
        try (RawConnection connection = server.connect()) {
            connection.send(Wire.get("/pipeline") + Wire.get("/delay/50") + WsHandshake.request("/ws", KEY));

            assertThat(connection.read().body()).isEqualTo("ok");
            assertThat(connection.read().body()).isEqualTo("50");
            assertThat(WsHandshake.problem(connection.read(), KEY)).isEmpty();
            assertThat(WsConnection.over(connection).send(WsFrame.text("x")).read())
                    .isEqualTo(WsFrame.text("x"));
        }
    }

    private static String get(String... fields) {
        return Wire.request("GET", "/ws", fields);
    }
}
