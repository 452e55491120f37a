package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.Answer;
import arena.profiles.LoadShape;
import arena.profiles.Profile;
import arena.profiles.Profiles;
import arena.profiles.Protocol;
import arena.profiles.Request;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import arena.profiles.wire.WsConnection;
import arena.profiles.wire.WsFrame;
import arena.profiles.wire.WsHandshake;
import java.util.Collections;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the arena's validator asserts of a WebSocket. */
@ParameterizedClass
@EnumSource(Flavour.class)
class WsChecksTest {

    private final RunningServer server;

    WsChecksTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @Test
    @DisplayName("CHECKS 143, 144: an upgrade is confirmed with what belongs to its key")
    void confirmsUpgrade() {
        String key = WsHandshake.key();

        RawResponse response = server.exchange(WsHandshake.request("/ws", key));

        assertThat(response.status()).isEqualTo(101);
        assertThat(response.header("Sec-WebSocket-Accept")).hasValue(WsHandshake.accept(key));
        assertThat(WsHandshake.problem(response, key)).isEmpty();
    }

    @Test
    @DisplayName("CHECKS 145, 146, 147: text, binary and five texts back to back come back as they went")
    void echoes() {
        byte[] random = new byte[256];
        new Random(146).nextBytes(random);
        WsFrame text = WsFrame.text("HttpArena-validate-" + UUID.randomUUID());
        WsFrame binary = WsFrame.binary(Wire.text(random));
        WsFrame[] five =
                IntStream.range(0, 5).mapToObj(i -> WsFrame.text("msg-" + i)).toArray(WsFrame[]::new);

        try (WsConnection client = WsConnection.open(server.port())) {
            assertThat(client.send(text).read()).isEqualTo(text);
            assertThat(client.send(binary).read()).isEqualTo(binary);
            client.send(five);
            assertThat(five).allSatisfy(frame -> assertThat(client.read()).isEqualTo(frame));
            assertThat(client.send(WsFrame.close(1000, "")).read()).isEqualTo(WsFrame.close(1000, ""));
            assertThat(client.raw().isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void answersAsTheCatalogueSays(Profile profile) {
        Request request = profile.traffic().getFirst().requests().getFirst();
        WsFrame message = WsFrame.of(WsFrame.TEXT, request.payload().content());
        int depth =
                profile.traffic().getFirst().shape() instanceof LoadShape.ClosedLoop loop ? loop.pipelineDepth() : 1;

        try (WsConnection client = WsConnection.open(server.connect(), request.target())) {
            client.send(Collections.nCopies(depth, message).toArray(WsFrame[]::new));

            for (int i = 0; i < depth; i++) {
                assertThat(request.answer().content())
                        .isEqualTo(new Answer.Content.Exactly(client.read().payload()));
            }
        }
    }

    static Stream<Profile> profiles() {
        return Profiles.ALL.stream().filter(profile -> profile.endpoint().protocol() == Protocol.WEBSOCKET);
    }

    @Test
    @DisplayName("CHECKS 148: a plain GET is refused, and says to what to upgrade")
    void refusesPlainGet() {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(Wire.request("GET", "/ws", "Connection: keep-alive"));

            assertThat(response.status()).isEqualTo(426);
            assertThat(response.header("Upgrade")).hasValue("websocket");
            assertThat(response.header("Connection")).hasValue("Upgrade");
            assertThat(response.header("Sec-WebSocket-Version")).hasValue("13");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    @DisplayName("CHECKS 149: another connection afterwards is served as well")
    void servesTheNext() {
        for (int i = 0; i < 3; i++) {
            try (WsConnection client = WsConnection.open(server.port())) {
                assertThat(client.send(WsFrame.text("health")).read()).isEqualTo(WsFrame.text("health"));
                assertThat(client.send(WsFrame.close()).read().opcode()).isEqualTo(WsFrame.CLOSE);
            }
        }
    }
}
