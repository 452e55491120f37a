package arena.load.validate.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import arena.load.validate.client.Fingerprint;
import arena.load.validate.client.Handshake;
import arena.load.validate.client.KeyPairFiles;
import arena.load.validate.client.Site;
import arena.load.validate.client.TlsClient;
import arena.load.validate.client.WeakOffer;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the arena wants of any port with TLS. Where no handshake is possible, only {@link #mustShakeHands} fails.
 *
 * @param certs folder with the certificate that must be shown, if it is known
 * @param insecure whether it is not to be compared
 */
record Posture(Site site, Optional<Path> certs, boolean insecure) {

    private static final Set<String> SUITES =
            Set.of("TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256");

    void mustShakeHands() {
        try {
            handshakeWithoutAlpn();
        } catch (UncheckedIOException failure) {
            throw new AssertionError("no handshake: " + failure.getMessage(), failure);
        }
    }

    void mustShowTheCertificate() {
        if (insecure) {
            abort("--insecure: the certificate is not compared");
        }
        Path folder = certs.orElseGet(() -> abort("no folder of certificates given: nothing to compare with"));
        assertEquals(
                Fingerprint.of(folder.resolve(KeyPairFiles.CERTIFICATE)),
                handshake().fingerprint(),
                "SHA-256 of the certificate at " + site);
    }

    void mustSpeakTls13() {
        assertEquals("TLSv1.3", handshake().protocol(), "protocol at " + site);
    }

    void mustChooseAStrongSuite() {
        String suite = handshake().suite();
        assertTrue(SUITES.contains(suite), "suite " + suite + " at " + site + " (expected one of " + SUITES + ")");
    }

    void mustChooseHttp11() {
        mustChoose(TlsClient.HTTP_1_1);
    }

    void mustChooseHttp2() {
        mustChoose(TlsClient.HTTP_2);
    }

    private void mustChoose(String protocol) {
        handshake();
        String offered = "offered " + protocol + " by ALPN to " + site;
        try {
            String alpn = TlsClient.handshake(site, List.of(protocol), Optional.of(TlsClient.SERVER_NAME))
                    .alpn();
            assertTrue(
                    alpn.isEmpty() || alpn.equals(protocol),
                    offered + "; came " + alpn + " (expected: the same or none)");
        } catch (UncheckedIOException failure) {
            throw new AssertionError(
                    offered + "; the handshake failed, and does not without ALPN: " + failure.getMessage(), failure);
        }
    }

    /** Shakes hands with this name in SNI, or none; a handshake without a certificate does not complete. */
    void mustShowACertificateTo(Optional<String> serverName) {
        try {
            TlsClient.handshake(site, List.of(), serverName);
        } catch (UncheckedIOException failure) {
            throw new AssertionError(
                    "sent SNI " + serverName.orElse("none") + "; came no certificate: " + failure.getMessage(),
                    failure);
        }
    }

    void mustRefuseWhatIsWeak() {
        List<String> accepted = WeakOffer.accepted(site);
        assertTrue(accepted.isEmpty(), site + " went along with " + accepted + " (expected: none)");
    }

    private Handshake handshake() {
        try {
            return handshakeWithoutAlpn();
        } catch (UncheckedIOException failure) {
            return abort("no handshake, which fails another assertion: " + failure.getMessage());
        }
    }

    /** So that a wrong answer to ALPN, which breaks the handshake off, is told from a port without TLS. */
    private Handshake handshakeWithoutAlpn() {
        return TlsClient.handshake(site, List.of(), Optional.of(TlsClient.SERVER_NAME));
    }
}
