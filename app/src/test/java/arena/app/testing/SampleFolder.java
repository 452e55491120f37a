package arena.app.testing;

import arena.app.local.SampleData;
import java.nio.file.Path;

/** The generated data, made once for all tests, none of which may change them. */
public final class SampleFolder {

    private static final Path FOLDER = Path.of("target", "tests", "data").toAbsolutePath();

    static {
        SampleData.make(FOLDER);
    }

    private SampleFolder() {}

    public static Path path() {
        return FOLDER;
    }

    public static Path file(String name) {
        return FOLDER.resolve("static").resolve(name);
    }
}
