package arena.profiles.staticfiles;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files that this process has open, as Linux tells. */
final class OpenFiles {

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    private OpenFiles() {}

    /** How many times this file is open. Skips the calling test where the system does not tell. */
    static int of(Path file) throws IOException {
        assumeTrue(Files.isDirectory(DESCRIPTORS), "no " + DESCRIPTORS);
        int count = 0;
        try (DirectoryStream<Path> descriptors = Files.newDirectoryStream(DESCRIPTORS)) {
            for (Path descriptor : descriptors) {
                try {
                    count += Files.readSymbolicLink(descriptor).equals(file) ? 1 : 0;
                } catch (IOException _) {
                    // Closed since it was listed.
                }
            }
        }
        return count;
    }
}
