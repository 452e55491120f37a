package arena.profiles.staticfiles;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Asks the disk for the stamp of one path. Thread-safe.
 *
 * @param statx the cheap way, or null for that of the JDK
 */
record Probe(Path path, @Nullable Statx statx) {

    /** For a path that is asked for once or twice. */
    static Probe once(Path path) {
        return new Probe(path, null);
    }

    /** For a path that is asked for with every request: as cheaply as the system lets it. */
    static Probe often(Path path) {
        return new Probe(path, Statx.of(path));
    }

    /** See {@link Stamp#ofFile}. */
    @Nullable Stamp ofFile() {
        return statx == null ? Stamp.ofFile(path) : statx.ofFile();
    }

    /** See {@link Stamp#ofFolder}. */
    @Nullable Stamp ofFolder() {
        return statx == null ? Stamp.ofFolder(path) : statx.ofFolder();
    }
}
