package arena.load.validate.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.HexFormat;

/** SHA-256 of certificates, by which they are told apart. */
public final class Fingerprint {

    private Fingerprint() {}

    static String of(Certificate certificate) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }

    /** Of the first certificate in a PEM file. */
    public static String of(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return of(CertificateFactory.getInstance("X.509").generateCertificate(in));
        } catch (IOException e) {
            throw new UncheckedIOException("certificate " + file + ": " + e.getMessage(), e);
        } catch (CertificateException e) {
            throw new UncheckedIOException("certificate " + file + ": " + e.getMessage(), new IOException(e));
        }
    }
}
