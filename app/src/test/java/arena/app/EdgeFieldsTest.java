package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.edge.EdgeSettings;
import arena.app.testing.FakeUpstream;
import arena.app.testing.Mirror;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Header fields that the edge takes away, and those that it adds. */
class EdgeFieldsTest {

    private static FakeUpstream server;
    private static RunningEdge edge;

    @BeforeAll
    static void start() {
        server = Mirror.start();
        edge = RunningEdge.before(server);
    }

    @AfterAll
    static void stop() {
        edge.close();
        server.close();
    }

    @AfterEach
    void forget() {
        server.heads().clear();
    }

    @Test
    void takesFieldsOfTheConnectionAway() {
        RawResponse response = edge.exchange(Wire.request(
                "GET",
                "/x",
                "Connection: keep-alive, X-Mine, TE",
                "X-Mine: 1",
                "Keep-Alive: 5",
                "TE: trailers",
                "Upgrade: websocket",
                "Proxy-Connection: close",
                "Proxy-Authorization: Basic eA==",
                "Trailer: X",
                "HTTP2-Settings: AA",
                "X-Other: 2",
                "Accept: a",
                "Accept: b",
                "Cookie: c=1"));

        assertThat(Mirror.fields(server.heads().getFirst()))
                .containsExactlyInAnyOrder(
                        "x-other: 2",
                        "accept: a",
                        "accept: b",
                        "cookie: c=1",
                        "host: localhost:8080",
                        "x-forwarded-for: 127.0.0.1",
                        "x-forwarded-host: localhost:8080",
                        "x-forwarded-proto: http",
                        "via: 1.1 edge");
        assertThat(response.header("X-Hop")).isEmpty();
        assertThat(response.header("Keep-Alive")).isEmpty();
        assertThat(response.header("Connection")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-User-Id",
                "x-user-id",
                "X-USER-ID",
                "X_User_Id",
                "x-user_id",
                "X_USER-ID",
                "X-Forwarded-For",
                "X_Forwarded_For",
                "X-Forwarded-Proto",
                "X-Forwarded-Host",
                "X-Forwarded-Port",
                "X-Real-IP",
                "Forwarded"
            })
    @DisplayName("what only the edge may say is not taken from a client, in whatever spelling and however often")
    void takesForgeriesAway(String name) {
        edge.exchange(
                Wire.request("GET", "/public/x", name + ": 66.6.6.6", "A: b", name + ": 66.6.6.7", name + ":66.6.6.8"));

        assertThat(server.heads().getFirst()).doesNotContain("66.6.6.");
        assertThat(Mirror.fields(server.heads().getFirst())).contains("a: b", "x-forwarded-for: 127.0.0.1");
    }

    @Test
    void canTellOfTheClientByForwarded() {
        EdgeSettings settings = new EdgeSettings(
                RunningEdge.at(server.port()), RunningEdge.at(server.port()), RunningEdge.PATIENT, true);
        try (RunningEdge telling = RunningEdge.start(settings)) {
            telling.exchange(Wire.request("GET", "/", "Forwarded: for=66.6.6.6"));
        }

        assertThat(Mirror.fields(server.heads().getFirst()))
                .contains("forwarded: for=127.0.0.1;host=\"localhost:8080\";proto=http");
        assertThat(server.heads().getFirst()).doesNotContain("66.6.6.6");
    }
}
