package arena.app;

import arena.profiles.json.Dataset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What the arena mounts at {@code /data}, as far as it is there. Read once at start, immutable.
 *
 * @param staticRoot the folder of static files, whose content is read when it is asked for; it may be missing, and come later
 */
record DataFolder(Optional<Dataset> dataset, Path staticRoot) {

    private static final System.Logger LOG = System.getLogger(DataFolder.class.getName());

    /**
     * Reads the folder, and says in a line each what is missing.
     *
     * @throws ConfigException if the dataset is there but broken
     */
    static DataFolder read(Path folder) {
        Path dataset = folder.resolve("dataset.json");
        Path staticRoot = folder.resolve("static");
        if (!Files.isRegularFile(dataset)) {
            LOG.log(System.Logger.Level.WARNING, "no {0}: /json answers 503", dataset);
        }
        if (!Files.isDirectory(staticRoot)) {
            LOG.log(System.Logger.Level.WARNING, "no {0}: /static answers 404 until there is", staticRoot);
        }
        return new DataFolder(
                Optional.of(dataset).filter(Files::isRegularFile).map(DataFolder::readDataset), staticRoot);
    }

    private static Dataset readDataset(Path file) {
        try {
            return Dataset.read(file);
        } catch (IOException broken) {
            throw new ConfigException("ARENA_DATA", file.getParent() + "", String.valueOf(broken.getMessage()));
        }
    }
}
