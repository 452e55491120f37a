package arena.load.validate.client;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Puts a new certificate and key in the place of those of a folder, and puts the old ones back at the end. */
public final class CertificateSwap implements AutoCloseable {

    private final Path folder;
    private final KeyPairFiles pair = KeyPairFiles.make();
    private final Replacement replacement = new Replacement();

    /** Makes the new pair already, so that {@link #replace} takes no time. */
    public CertificateSwap(Path folder) {
        this.folder = folder;
    }

    /** Replaces both files, one after the other, and returns the fingerprint of the new certificate. */
    public String replace() {
        Path certificate = folder.resolve(KeyPairFiles.CERTIFICATE);
        replacement.replace(folder.resolve(KeyPairFiles.KEY), pair.key().getBytes(StandardCharsets.US_ASCII));
        replacement.replace(certificate, pair.certificate().getBytes(StandardCharsets.US_ASCII));
        return Fingerprint.of(certificate);
    }

    @Override
    public void close() {
        replacement.close();
    }
}
