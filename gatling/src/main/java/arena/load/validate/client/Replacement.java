package arena.load.validate.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Files of the server that are replaced by rename, as whoever deploys would do it, and put back at the end: by
 * {@link #restore}, by {@link #close}, or when the JVM is told to end. The originals wait beside them, so that they are
 * not lost even if this process is killed: the next replacement puts them back first. Thread-safe.
 */
public final class Replacement implements AutoCloseable {

    private static final String ORIGINAL = ".before-validate";

    private final Map<Path, Path> originals = new LinkedHashMap<>();
    private final Thread hook = new Thread(this::restoreForGood, "restore-files");
    private boolean ended;

    public Replacement() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Puts these bytes in the place of the file, with its mode. */
    public synchronized void replace(Path file, byte[] bytes) {
        if (ended) {
            throw new IllegalStateException("Interrupted.");
        }
        Path original = beside(file, ORIGINAL);
        try {
            if (!originals.containsKey(file)) {
                if (Files.exists(original)) {
                    move(original, file);
                }
                Files.copy(file, original, StandardCopyOption.COPY_ATTRIBUTES);
                originals.put(file, original);
            }
            Path draft = Files.write(beside(file, ".new"), bytes);
            Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(file));
            move(draft, file);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot replace " + file + ": " + e, e);
        }
    }

    /** Puts back whatever was replaced. */
    public synchronized void restore() {
        originals.forEach((file, original) -> {
            try {
                move(original, file);
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot put back " + file + ", which is in " + original + ": " + e, e);
            }
        });
        originals.clear();
    }

    @Override
    public void close() {
        restore();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The JVM is going down, and the hook does the same.
        }
    }

    /** While the JVM goes down other threads run on, and must not replace anything any more. */
    private synchronized void restoreForGood() {
        ended = true;
        restore();
    }

    private static Path beside(Path file, String suffix) {
        return file.resolveSibling("." + file.getFileName() + suffix);
    }

    private static void move(Path source, Path target) throws IOException {
        Files.move(source, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
