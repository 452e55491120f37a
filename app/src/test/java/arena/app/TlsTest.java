package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.local.LocalCertificate;
import arena.app.testing.Handshake;
import arena.app.tls.TlsEngine;
import arena.app.tls.TlsException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.cert.Certificate;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What TLS listeners show of themselves, and how the one on 9000 follows its certificate. */
class TlsTest {

    private static final Duration FOLLOWED_WITHIN = Duration.ofSeconds(5);

    @ParameterizedTest
    @EnumSource(TlsEngine.class)
    void servesEverythingOverTls13WithTheCertificateOfTheFolder(TlsEngine engine, @TempDir Path folder)
            throws IOException {
        Path certs = certificate(folder, "certs");
        try (RunningServer server = ServerSetup.of(Flavour.ENGINE)
                .with("ARENA_CERTS", certs.toString())
                .with("ARENA_TLS", engine.name())
                .start()) {
            Handshake handshake = Handshake.with(server.port(ListenerNames.HTTPS));

            assertThat(handshake.protocol()).isEqualTo("TLSv1.3");
            assertThat(handshake.certificate()).isEqualTo(Handshake.certificateIn(certs));
            assertThat(handshake.get("/baseline11?a=13&b=42")).endsWith("\r\n\r\n55");
            assertThat(handshake.get("/pipeline")).startsWith("HTTP/1.1 200 OK\r\n");
        }
    }

    @Test
    void opensNoTlsPortWithoutACertificate() {
        try (RunningServer server = ServerSetup.of(Flavour.ENGINE).start()) {
            assertThat(server.server().port(ListenerNames.HTTPS)).isEmpty();
            assertThat(server.server().port(ListenerNames.RELOADED)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(TlsEngine.class)
    void followsACertificateOnceCertificateAndKeyBelongTogether(TlsEngine engine, @TempDir Path folder)
            throws IOException {
        Path certs = certificate(folder, "certs");
        Path others = certificate(folder, "others");
        Certificate first = Handshake.certificateIn(certs);
        Certificate second = Handshake.certificateIn(others);
        try (RunningServer server = ServerSetup.of(Flavour.ENGINE)
                .with("ARENA_CERTS_RELOADED", certs.toString())
                .with("ARENA_TLS", engine.name())
                .start()) {
            int port = server.port(ListenerNames.RELOADED);
            assertThat(Handshake.with(port).certificate()).isEqualTo(first);

            move(others, certs, "server.key");

            await().during(Duration.ofSeconds(2))
                    .untilAsserted(
                            () -> assertThat(Handshake.with(port).certificate()).isEqualTo(first));

            move(others, certs, "server.crt");

            await().atMost(FOLLOWED_WITHIN)
                    .untilAsserted(
                            () -> assertThat(Handshake.with(port).certificate()).isEqualTo(second));

            Files.writeString(certs.resolve("server.crt"), "garbage");

            await().during(Duration.ofSeconds(2))
                    .untilAsserted(
                            () -> assertThat(Handshake.with(port).certificate()).isEqualTo(second));
            assertThat(Handshake.with(port).get("/pipeline")).endsWith("ok");
        }
    }

    @Test
    void doesNotStartWithAKeyOfAnotherCertificate(@TempDir Path folder) throws IOException {
        Path certs = certificate(folder, "certs");
        move(certificate(folder, "others"), certs, "server.key");
        ServerSetup setup = ServerSetup.of(Flavour.ENGINE).with("ARENA_CERTS", certs.toString());

        assertThatThrownBy(setup::start)
                .isInstanceOf(TlsException.class)
                .hasMessageContaining(certs.toString())
                .hasMessageContaining("server.key is not the key of server.crt");
    }

    private static Path certificate(Path folder, String name) {
        Path certs = folder.resolve(name);
        LocalCertificate.make(certs, Instant.now());
        return certs;
    }

    private static void move(Path from, Path to, String file) throws IOException {
        Files.move(
                from.resolve(file),
                to.resolve(file),
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
    }
}
