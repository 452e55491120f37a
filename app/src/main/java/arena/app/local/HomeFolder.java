package arena.app.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder in which the local stack keeps what it makes, used by one run at a time. Only a folder that carries our
 * marker is ever written to, and only the parts that are named here are ever deleted.
 */
final class HomeFolder implements AutoCloseable {
    /** To be raised when the sample data change: a home of another version is made anew. */
    private static final String VERSION = "1";

    private static final String WAY_OUT =
            "stop that one, or choose another folder by --home and other ports by --port 0";

    private static final String MARKER = "made-by-arena-run";

    private final HomePaths paths;
    private final FolderLock lock;

    private HomeFolder(HomePaths paths, FolderLock lock) {
        this.paths = paths;
        this.lock = lock;
    }

    /**
     * Opens a home, which is made if it is missing, for this process alone.
     *
     * @param fresh whether everything that earlier runs made is thrown away
     * @throws LocalException if the folder has other content than ours, or another run uses it
     */
    static HomeFolder open(Path folder, boolean fresh) {
        Path marker = folder.resolve(MARKER);
        try {
            Files.createDirectories(folder);
            if (!Files.exists(marker) && !isEmpty(folder)) {
                throw new LocalException("%s was not made by this command, so it stays as it is: choose another --home"
                        .formatted(folder));
            }
            if (!Files.exists(marker)) {
                Files.writeString(marker, VERSION);
            }
            var home = new HomeFolder(new HomePaths(folder), FolderLock.take(folder, WAY_OUT));
            if (fresh || !Files.readString(marker).equals(VERSION)) {
                home.clear();
                Files.writeString(marker, VERSION);
            }
            return home;
        } catch (IOException e) {
            throw new LocalException("Cannot use " + folder + " as home: " + e, e);
        }
    }

    HomePaths paths() {
        return paths;
    }

    private void clear() {
        Leftover.postgres(paths.postgres().resolve("data")).ifPresent(process -> process.stop("INT"));
        List.of(paths.data(), paths.certs(), paths.postgres(), paths.stack()).forEach(Folders::delete);
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> content = Files.list(folder)) {
            return content.findAny().isEmpty();
        }
    }

    @Override
    public void close() {
        lock.close();
    }
}
