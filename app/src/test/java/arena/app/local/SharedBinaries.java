package arena.app.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** PostgreSQL's programs, unpacked once for all tests, because that takes most of a first start. */
final class SharedBinaries {
    private static final Path SHARED = Path.of("target", "postgres-binaries").toAbsolutePath();

    private SharedBinaries() {}

    /** Makes a folder for {@link LocalPostgres} that finds them. */
    static Path linkedFrom(Path folder) throws IOException {
        Files.createDirectories(SHARED);
        Files.createDirectories(folder);
        Files.createSymbolicLink(folder.resolve("binaries"), SHARED);
        return folder;
    }

    /** To be done before the folder is deleted, because JUnit warns about a link that leads out of it. */
    static void unlinkFrom(Path folder) throws IOException {
        Files.delete(folder.resolve("binaries"));
    }
}
