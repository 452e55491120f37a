package arena.app.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The arena's own data, which are no part of this project but may lie beside it. */
public final class ArenaData {

    private ArenaData() {}

    /** The folder that the arena mounts at {@code /data}, where there is one above the working directory. */
    public static Optional<Path> folder() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path folder = at.resolve("shared/arena/data");
            if (Files.isRegularFile(folder.resolve("dataset.json"))) {
                return Optional.of(folder);
            }
        }
        return Optional.empty();
    }
}
