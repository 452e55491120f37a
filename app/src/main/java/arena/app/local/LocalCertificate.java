package arena.app.local;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.bouncycastle.util.io.pem.PemObject;
import org.bouncycastle.util.io.pem.PemWriter;

/**
 * The folder that the arena mounts at {@code /certs}: {@code server.crt} and {@code server.key} in PEM, a self-signed
 * certificate for localhost with an RSA key of 2048 bits, readable by all (SPEC 2.4). Stateless.
 */
public final class LocalCertificate {
    private static final Duration LIFETIME = Duration.ofDays(730);
    private static final Duration RENEWAL = Duration.ofDays(7);

    private static final GeneralNames HOSTS = new GeneralNames(new GeneralName[] {
        new GeneralName(GeneralName.dNSName, "localhost"),
        new GeneralName(GeneralName.dNSName, "*.localhost"),
        new GeneralName(GeneralName.iPAddress, "127.0.0.1"),
        new GeneralName(GeneralName.iPAddress, "0.0.0.0"),
        new GeneralName(GeneralName.iPAddress, "::1"),
    });

    private LocalCertificate() {}

    /**
     * Makes the folder, with a new key, in place of what was there. It appears whole or not at all.
     *
     * @param now the beginning of the two years for which the certificate is valid
     * @throws LocalException if it cannot be made or written
     */
    public static void make(Path folder, Instant now) {
        KeyPair key = newKey();
        Folders.make(folder, draft -> {
            try {
                write(draft.resolve("server.crt"), "CERTIFICATE", selfSigned(key, now));
            } catch (OperatorCreationException e) {
                throw new LocalException("Cannot sign a certificate: " + e, e);
            }
            write(draft.resolve("server.key"), "PRIVATE KEY", key.getPrivate().getEncoded());
        });
    }

    /** Whether a certificate is there which will be valid for a week at least. */
    static boolean isUsable(Path folder, Instant now) {
        try (InputStream in = Files.newInputStream(folder.resolve("server.crt"))) {
            var certificate =
                    (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
            return Files.isReadable(folder.resolve("server.key"))
                    && certificate.getNotAfter().toInstant().isAfter(now.plus(RENEWAL));
        } catch (IOException | GeneralSecurityException _) {
            return false; // missing or damaged: to be made again
        }
    }

    private static byte[] selfSigned(KeyPair key, Instant now) throws OperatorCreationException, IOException {
        var localhost = new X500Name("CN=localhost");
        return new JcaX509v3CertificateBuilder(
                        localhost,
                        BigInteger.valueOf(now.toEpochMilli()),
                        Date.from(now.minus(Duration.ofHours(1))), // for a client whose clock is late
                        Date.from(now.plus(LIFETIME)),
                        localhost,
                        key.getPublic())
                .addExtension(Extension.subjectAlternativeName, false, HOSTS)
                // So that a client can name this very file as its trusted authority, as with curl --cacert.
                .addExtension(Extension.basicConstraints, true, new BasicConstraints(true))
                .build(new JcaContentSignerBuilder("SHA256withRSA").build(key.getPrivate()))
                .getEncoded();
    }

    private static KeyPair newKey() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            return generator.generateKeyPair();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has RSA", e);
        }
    }

    private static void write(Path file, String type, byte[] der) throws IOException {
        try (var pem = new PemWriter(Files.newBufferedWriter(file))) {
            pem.writeObject(new PemObject(type, der));
        }
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    }
}
