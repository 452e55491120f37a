package arena.app.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.stream.Stream;

/** Folders that appear whole or not at all, and go whole. */
final class Folders {
    private Folders() {}

    /** Something that fills an empty folder. */
    @FunctionalInterface
    interface Filling {
        void into(Path folder) throws IOException;
    }

    /**
     * Fills a new folder under another name and then moves it into place, so that a run that is killed in between leaves
     * nothing half-made under the real name. What stood there before is deleted.
     */
    static void make(Path folder, Filling filling) {
        Path draft = folder.resolveSibling(folder.getFileName() + ".making");
        delete(draft);
        try {
            Files.createDirectories(draft);
            filling.into(draft);
            delete(folder);
            Files.move(draft, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new LocalException("Cannot make " + folder + ": " + e, e);
        }
    }

    /** Deletes a folder and all that is in it; symbolic links are removed and not followed. A missing one is fine. */
    static void delete(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> tree = Files.walk(folder)) {
            for (Path path : tree.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new LocalException("Cannot delete " + folder + ": " + e, e);
        }
    }
}
