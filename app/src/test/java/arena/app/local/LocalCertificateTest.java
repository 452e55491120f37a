package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalCertificateTest {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    @TempDir
    Path temporary;

    @Test
    void namesTheHostsOfTheArena() throws Exception {
        LocalCertificate.make(temporary.resolve("certs"), NOW);

        X509Certificate certificate = certificate();
        certificate.verify(certificate.getPublicKey());
        assertThat(certificate.getSubjectX500Principal().getName()).isEqualTo("CN=localhost");
        assertThat(certificate.getIssuerX500Principal()).isEqualTo(certificate.getSubjectX500Principal());
        assertThat(((RSAPublicKey) certificate.getPublicKey()).getModulus().bitLength())
                .isEqualTo(2048);
        assertThat(certificate.getSubjectAlternativeNames())
                .extracting(name -> name.get(1))
                .isEqualTo(List.of("localhost", "*.localhost", "127.0.0.1", "0.0.0.0", "0:0:0:0:0:0:0:1"));
        assertThat(Duration.between(NOW, certificate.getNotAfter().toInstant())).isGreaterThan(Duration.ofDays(365));
    }

    @Test
    void keyBelongsToTheCertificate() throws Exception {
        LocalCertificate.make(temporary.resolve("certs"), NOW);

        byte[] message = "signed".getBytes(StandardCharsets.US_ASCII);
        Signature signing = Signature.getInstance("SHA256withRSA");
        signing.initSign(KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(keyBytes())));
        signing.update(message);
        Signature verifying = Signature.getInstance("SHA256withRSA");
        verifying.initVerify(certificate());
        verifying.update(message);
        assertThat(verifying.verify(signing.sign())).isTrue();
    }

    @Test
    void filesAreReadableByAll() throws IOException {
        Path folder = temporary.resolve("certs");

        LocalCertificate.make(folder, NOW);

        for (String name : List.of("server.crt", "server.key")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))))
                    .isEqualTo("rw-r--r--");
        }
    }

    @Test
    void isUsableUntilAWeekBeforeItExpires() throws Exception {
        Path folder = temporary.resolve("certs");
        assertThat(LocalCertificate.isUsable(folder, NOW)).isFalse();

        LocalCertificate.make(folder, NOW);

        Instant end = certificate().getNotAfter().toInstant();
        assertThat(LocalCertificate.isUsable(folder, NOW)).isTrue();
        assertThat(LocalCertificate.isUsable(folder, end.minus(Duration.ofDays(8))))
                .isTrue();
        assertThat(LocalCertificate.isUsable(folder, end.minus(Duration.ofDays(6))))
                .isFalse();
    }

    @Test
    void isNotUsableWhenDamagedOrWithoutItsKey() throws IOException {
        Path folder = temporary.resolve("certs");
        LocalCertificate.make(folder, NOW);

        Files.delete(folder.resolve("server.key"));
        assertThat(LocalCertificate.isUsable(folder, NOW)).isFalse();

        LocalCertificate.make(folder, NOW);
        Files.writeString(folder.resolve("server.crt"), "not a certificate");
        assertThat(LocalCertificate.isUsable(folder, NOW)).isFalse();
    }

    private X509Certificate certificate() throws IOException, GeneralSecurityException {
        try (var in = Files.newInputStream(temporary.resolve("certs/server.crt"))) {
            return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
        }
    }

    private byte[] keyBytes() throws IOException {
        String pem = Files.readString(temporary.resolve("certs/server.key"));
        assertThat(pem).startsWith("-----BEGIN PRIVATE KEY-----");
        return Base64.getMimeDecoder().decode(pem.replaceAll("-----.*-----", ""));
    }
}
