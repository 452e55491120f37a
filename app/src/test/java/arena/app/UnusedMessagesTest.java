package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import arena.profiles.wire.WsHandshake;
import io.netty.util.internal.PlatformDependent;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What clients send and the server has no use for takes no memory once they are gone. */
@Isolated("other tests would use memory at the same time")
class UnusedMessagesTest {

    private static final int CLIENTS = 1000;

    /** Half of what they send. Less says nothing, for Netty's pool keeps some for the next. */
    private static final long GROWTH_LIMIT = 30L * 1024 * 1024;

    @ParameterizedTest
    @EnumSource(names = {"STANDARD", "ENGINE"})
    void givesBackBodiesThatWaitedForTheirTurn(Flavour flavour) {
        String request = Wire.get("/pipeline") + Wire.get("/delay/20000");
        assertNothingKept(flavour, request + Wire.post("/echo", "x".repeat(60_000)));
    }

    @ParameterizedTest
    @EnumSource(names = {"STANDARD", "ENGINE"})
    void givesBackWhatCameBehindAnUpgrade(Flavour flavour) {
        // As frames, if only the client had waited: texts of a byte.
        assertNothingKept(flavour, WsHandshake.request("/ws", WsHandshake.key()) + "\u0081\u0081".repeat(30_000));
    }

    private static void assertNothingKept(Flavour flavour, String sent) {
        try (RunningServer server = ServerSetup.of(flavour).start()) {
            long before = PlatformDependent.usedDirectMemory();

            for (int i = 0; i < CLIENTS; i++) {
                try (RawConnection client = server.connect()) {
                    // Something has been answered, so all has been read.
                    client.send(sent).read();
                }
            }

            await().untilAsserted(
                            () -> assertThat(server.server().connections()).isZero());
            await().untilAsserted(() ->
                    assertThat(PlatformDependent.usedDirectMemory() - before).isLessThan(GROWTH_LIMIT));
        }
    }
}
