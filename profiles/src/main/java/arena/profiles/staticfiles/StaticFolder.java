package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A flat folder of files and their compressed siblings, as it is on disk at the moment of asking. Immutable: serves every
 * event loop.
 *
 * <p>It asks the file system on the event loop: the answer comes from the kernel's memory in about a microsecond, which is
 * less than a worker thread's hand-over costs.
 */
final class StaticFolder {

    private final Path root;

    StaticFolder(Path root) {
        try {
            this.root = root.toRealPath();
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** The file of this name, if it is a plain file directly in the folder. */
    Optional<Path> file(String name) {
        if (name.isEmpty() || name.startsWith(".") || name.indexOf('/') >= 0 || name.indexOf('\\') >= 0) {
            return Optional.empty();
        }
        try {
            Path file = root.resolve(name);
            return isServed(file) ? Optional.of(file) : Optional.empty();
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /** The coding in which this file is sent: the gladliest taken of those that are there. Empty if none is acceptable. */
    Optional<Coding> coding(Path file, AcceptEncoding accepted) {
        Coding best = null;
        for (Coding coding : Coding.values()) {
            int quality = coding.quality(accepted);
            if (quality > 0 && (best == null || quality > best.quality(accepted)) && isServed(in(coding, file))) {
                best = coding;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Where the file lies in this coding. */
    static Path in(Coding coding, Path file) {
        return coding == Coding.IDENTITY ? file : file.resolveSibling(file.getFileName() + coding.suffix());
    }

    private boolean isServed(Path file) {
        return file.toFile().isFile() && (!Files.isSymbolicLink(file) || leadsInside(file));
    }

    private boolean leadsInside(Path link) {
        try {
            return link.toRealPath().startsWith(root);
        } catch (IOException _) {
            return false;
        }
    }
}
