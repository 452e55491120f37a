package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.local.LocalCertificate;
import arena.app.testing.Handshake;
import arena.app.testing.ReturningClient;
import arena.app.testing.SampleCertificate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.cert.Certificate;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who comes back to 9000 is known again; on all other ports every connection is a real handshake (SPEC 10.4). */
class ResumptionTest {

    /** With so many it would be strange if one of the loops were never met. */
    private static final int CONNECTIONS = 30;

    @ParameterizedTest
    @EnumSource(Flavour.class)
    @DisplayName("92: a ticket is given and taken, on every event loop")
    void resumesOnEveryLoop(Flavour flavour) {
        try (RunningServer server = ServerSetup.of(flavour)
                .with("ARENA_LOOPS", "3")
                .with("ARENA_CERTS_RELOADED", SampleCertificate.folder().toString())
                .start()) {
            ReturningClient client = new ReturningClient(server.port(ListenerNames.RELOADED));

            assertThat(client.fullHandshakesIn(CONNECTIONS)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {ListenerNames.HTTPS, ListenerNames.H2})
    void makesARealHandshakeWithEveryConnectionOfTheArena(String listener) {
        ReturningClient client =
                new ReturningClient(SharedServers.of(Flavour.ENGINE).port(listener));

        assertThat(client.fullHandshakesIn(CONNECTIONS)).isEqualTo(CONNECTIONS);
    }

    @ParameterizedTest
    @EnumSource(Flavour.class)
    void resumesAfterTheCertificateHasChanged(Flavour flavour, @TempDir Path folder) throws IOException {
        Path certs = certificate(folder, "certs");
        Path others = certificate(folder, "others");
        Certificate second = Handshake.certificateIn(others);
        try (RunningServer server = ServerSetup.of(flavour)
                .with("ARENA_CERTS_RELOADED", certs.toString())
                .start()) {
            int port = server.port(ListenerNames.RELOADED);

            for (String file : new String[] {"server.key", "server.crt"}) {
                Files.move(
                        others.resolve(file),
                        certs.resolve(file),
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
            }
            await().untilAsserted(
                            () -> assertThat(Handshake.with(port).certificate()).isEqualTo(second));

            assertThat(new ReturningClient(port).fullHandshakesIn(CONNECTIONS)).isEqualTo(1);
        }
    }

    private static Path certificate(Path folder, String name) {
        Path certs = folder.resolve(name);
        LocalCertificate.make(certs, Instant.now());
        return certs;
    }
}
