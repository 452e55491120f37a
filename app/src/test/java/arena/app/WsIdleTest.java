package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.Fragments;
import arena.profiles.wire.WsConnection;
import arena.profiles.wire.WsFrame;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A WebSocket lives as long as something moves on it, and is told if it is ended because nothing does. */
class WsIdleTest {

    private static final Duration IDLE = Duration.ofSeconds(6);

    @ParameterizedTest
    @EnumSource(
            value = Flavour.class,
            names = {"STANDARD", "ENGINE"})
    void endsOneThatIsSilentAndKeepsOneThatPings(Flavour flavour) {
        String ping = new String(WsFrame.ping("").masked(1), StandardCharsets.ISO_8859_1);
        try (RunningServer server = ServerSetup.of(flavour)
                        .with("ARENA_TIMEOUT_IDLE", Long.toString(IDLE.toSeconds()))
                        .start();
                WsConnection silent = WsConnection.open(server.port());
                WsConnection living = WsConnection.open(server.port())) {
            List<String> pings = Collections.nCopies(24, ping);
            silent.send(WsFrame.text("x")).read();
            CompletableFuture<Void> sent = Fragments.send(living.raw(), pings, Duration.ofMillis(600));

            WsFrame last = silent.read();

            assertThat(last.opcode()).isEqualTo(WsFrame.CLOSE);
            assertThat(last.closeCode()).isEqualTo(1001);
            assertThat(silent.raw().isClosedByServer()).isTrue();
            assertThat(sent).as("more than twice the time").succeedsWithin(Duration.ofSeconds(60));
            pings.forEach(_ -> assertThat(living.read().opcode()).isEqualTo(WsFrame.PONG));
            assertThat(living.send(WsFrame.text("x")).read()).isEqualTo(WsFrame.text("x"));
        }
    }
}
