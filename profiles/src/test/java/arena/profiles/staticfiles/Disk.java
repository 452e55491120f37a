package arena.profiles.staticfiles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;

/** Changes files in a folder, in each of the ways in which files are changed. */
record Disk(Path root) {

    /** The time that replaced files are given, all the same one. */
    static final FileTime MODIFIED = FileTime.from(Instant.parse("2026-06-03T09:08:07.5Z"));

    /** As the value of Last-Modified. */
    static final String LAST_MODIFIED = "Wed, 03 Jun 2026 09:08:07 GMT";

    Path path(String name) {
        return root.resolve(name);
    }

    /** Writes in place, or anew where there is nothing, and sets the time back. */
    Disk write(String name, String text) {
        return write(name, text.getBytes(StandardCharsets.ISO_8859_1));
    }

    Disk write(String name, byte[] bytes) {
        try {
            Files.write(path(name), bytes);
            Files.setLastModifiedTime(path(name), MODIFIED);
            return this;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Puts another file in the place of this one at once, with the same time. */
    void replace(String name, byte[] bytes) {
        try {
            Path next = path("." + name + ".next");
            Files.write(next, bytes);
            Files.setLastModifiedTime(next, MODIFIED);
            Files.move(next, path(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    void replace(String name, String text) {
        replace(name, text.getBytes(StandardCharsets.ISO_8859_1));
    }

    void delete(String name) {
        try {
            Files.delete(path(name));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
