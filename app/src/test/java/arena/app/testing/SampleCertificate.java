package arena.app.testing;

import arena.app.local.LocalCertificate;
import java.nio.file.Path;
import java.time.Instant;

/** A folder with a certificate and its key, made once for all tests, none of which may change them. */
public final class SampleCertificate {

    private static final Path FOLDER = Path.of("target", "tests", "certs").toAbsolutePath();

    private static boolean made;

    private SampleCertificate() {}

    public static synchronized Path folder() {
        if (!made) {
            LocalCertificate.make(FOLDER, Instant.now());
            made = true;
        }
        return FOLDER;
    }
}
