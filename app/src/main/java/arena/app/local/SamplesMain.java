package arena.app.local;

import java.nio.file.Path;
import java.time.Instant;

/**
 * Makes sample data and a certificate, and ends: {@code data} and {@code certs} in the folder that is the only argument,
 * in place of what was there. For a container image that carries them.
 */
public final class SamplesMain {
    private SamplesMain() {}

    public static void main(String[] arguments) {
        if (arguments.length != 1) {
            System.err.println("usage: SamplesMain FOLDER");
            System.exit(2);
        }
        Path folder = Path.of(arguments[0]).toAbsolutePath();
        SampleData.make(folder.resolve("data"));
        LocalCertificate.make(folder.resolve("certs"), Instant.now());
    }
}
