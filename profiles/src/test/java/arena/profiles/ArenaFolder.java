package arena.profiles;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The arena's own papers and request files, which are no part of this project but may lie beside it. */
final class ArenaFolder {

    private ArenaFolder() {}

    /** Skips the calling test where there is no such folder. */
    static byte[] bytes(String file) {
        try {
            return Files.readAllBytes(folder().resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Skips the calling test where there is no such folder. */
    static List<String> lines(String file) {
        try {
            return Files.readAllLines(folder().resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path folder() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path folder = at.resolve("shared/arena");
            if (Files.isRegularFile(folder.resolve("SPEC.md"))) {
                return folder;
            }
        }
        return abort("no folder shared/arena above " + Path.of("").toAbsolutePath());
    }
}
