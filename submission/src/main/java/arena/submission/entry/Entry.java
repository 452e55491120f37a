package arena.submission.entry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A folder below {@code frameworks} in the arena's repository. Immutable.
 *
 * @param name of the folder
 * @param files by their paths in the folder, whose parts a slash divides
 */
public record Entry(String name, SortedMap<String, EntryFile> files) {

    public static final String META = "meta.json";
    public static final String DOCKERFILE = "Dockerfile";
    public static final String README = "README.md";

    public Entry {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** The text of a file; empty if it is not there or not text. */
    public Optional<String> text(String path) {
        return Optional.ofNullable(files.get(path))
                .filter(file -> file.kind() == EntryFile.Kind.TEXT || file.kind() == EntryFile.Kind.PROGRAM)
                .map(EntryFile::text);
    }

    /** The files whose paths begin like this, by their whole paths. */
    public SortedMap<String, EntryFile> below(String prefix) {
        return files.subMap(prefix, prefix + Character.MAX_VALUE);
    }

    /**
     * Reads a folder; links are not followed.
     *
     * @throws UncheckedIOException if it can't be read
     */
    public static Entry read(Path folder) {
        return new Entry(folder.toAbsolutePath().normalize().getFileName().toString(), files(folder));
    }

    /**
     * The files of a folder, by their paths in it.
     *
     * @throws UncheckedIOException if it can't be read
     */
    public static SortedMap<String, EntryFile> files(Path folder) {
        SortedMap<String, EntryFile> files = new TreeMap<>();
        try (Stream<Path> tree = Files.walk(folder)) {
            for (Path path : tree.filter(path -> !Files.isDirectory(path) || Files.isSymbolicLink(path))
                    .toList()) {
                files.put(folder.relativize(path).toString(), file(path));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + folder + ": " + e, e);
        }
        return files;
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it can't be read
     */
    public static EntryFile file(Path path) throws IOException {
        if (Files.isSymbolicLink(path)) {
            return new EntryFile(EntryFile.Kind.LINK, "");
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                    .toString();
            return new EntryFile(Files.isExecutable(path) ? EntryFile.Kind.PROGRAM : EntryFile.Kind.TEXT, text);
        } catch (CharacterCodingException _) {
            return new EntryFile(EntryFile.Kind.BINARY, "");
        }
    }

    /**
     * Writes the files into a folder that is new or empty.
     *
     * @throws IOException if that fails; the folder is half full then
     */
    public void write(Path folder) throws IOException {
        for (Map.Entry<String, EntryFile> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue().text());
            boolean program = file.getValue().kind() == EntryFile.Kind.PROGRAM;
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(program ? "rwxr-xr-x" : "rw-r--r--"));
        }
    }
}
