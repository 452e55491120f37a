package arena.submission;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import arena.submission.entry.EntryFile;
import arena.submission.entry.Meta;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** This project, as the source of what is submitted: an entry for each name in {@code arena-meta.json}. Immutable. */
final class Project {

    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private static final List<String> SINGLE_FILES =
            List.of(".dockerignore", "pom.xml", "profiles/pom.xml", "app/pom.xml", "app/train");
    private static final List<String> FOLDERS = List.of("profiles/src/main", "app/src/main");

    /** The local stack, and what only tests and the validator use: the image has none of it either. */
    private static final List<String> NOT_SERVER = List.of(
            "app/src/main/java/arena/app/local/",
            "app/src/main/resources/arena/app/local/",
            "profiles/src/main/java/arena/profiles/check/",
            "profiles/src/main/java/arena/profiles/wire/");

    private final Path root;
    private final ObjectNode metas;

    private Project(Path root, ObjectNode metas) {
        this.root = root;
        this.metas = metas;
    }

    /** @throws ProjectException if there is no project in this folder */
    static Project read(Path root) {
        Path file = root.resolve("arena-meta.json");
        try {
            if (MAPPER.readTree(file.toFile()) instanceof ObjectNode metas) {
                return new Project(root, metas);
            }
            throw new ProjectException(file + " is not an object");
        } catch (IOException e) {
            throw new ProjectException("Cannot read " + file + ": " + e.getMessage());
        }
    }

    /** Names of the entries. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        metas.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** The class in which an entry is submitted, and so its flavour. */
    EntryClass entryClass(String name) {
        return meta(name).entryClass();
    }

    /**
     * The folder of an entry.
     *
     * @param maintainers named in its {@code meta.json}, besides those that are there
     * @throws UncheckedIOException if a file can't be read
     */
    Entry entry(String name, List<String> maintainers) {
        EntryClass entryClass = entryClass(name);
        SortedMap<String, EntryFile> files = new TreeMap<>();
        SINGLE_FILES.forEach(path -> files.put(path, file(path)));
        FOLDERS.forEach(folder -> addFolder(files, folder, folder + "/"));
        files.keySet().removeIf(path -> NOT_SERVER.stream().anyMatch(path::startsWith));
        String options = "app/jvm/" + entryClass.flavour() + ".options";
        files.put(options, file(options));
        addFolder(files, "profiles/compose/" + (entryClass == EntryClass.ENGINE ? "engine" : "framework"), "");
        String dockerfile = EntryDockerfile.of(file(Entry.DOCKERFILE).text(), entryClass.flavour());
        files.put(Entry.DOCKERFILE, EntryFile.text(dockerfile));
        files.put(Entry.META, EntryFile.text(metaText(name, maintainers)));
        files.put(Entry.README, EntryFile.text(EntryReadme.of(name, meta(name))));
        return new Entry(name, files);
    }

    private void addFolder(SortedMap<String, EntryFile> files, String folder, String prefix) {
        if (Files.isDirectory(root.resolve(folder))) {
            Entry.files(root.resolve(folder)).forEach((path, file) -> files.put(prefix + path, file));
        }
    }

    private EntryFile file(String path) {
        try {
            return Entry.file(root.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + root.resolve(path) + ": " + e, e);
        }
    }

    private Meta meta(String name) {
        if (metas.path(name) instanceof ObjectNode meta) {
            return new Meta(meta);
        }
        throw new ProjectException("arena-meta.json: " + name + " is not an object");
    }

    private String metaText(String name, List<String> maintainers) {
        ObjectNode meta = meta(name).json().deepCopy();
        maintainers.forEach(meta.withArray("maintainers")::add);
        try {
            return MAPPER.writeValueAsString((JsonNode) meta) + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Which flavour is which entry. */
    Map<EntryClass, String> byClass() {
        Map<EntryClass, String> byClass = new TreeMap<>();
        names().forEach(name -> byClass.put(entryClass(name), name));
        return byClass;
    }
}
