package arena.submission;

import arena.submission.entry.Entry;
import arena.submission.entry.Meta;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A checkout of the arena's repository, or a folder that stands for one. */
record Destination(Path root) {

    private static final String FRAMEWORKS = "frameworks";

    /** @throws ProjectException if the folder is neither empty nor a checkout of the arena */
    static Destination of(Path root) {
        if (Files.isDirectory(root.resolve(FRAMEWORKS)) || !Files.exists(root) || isEmpty(root)) {
            return new Destination(root);
        }
        throw new ProjectException(root + " has other things in it, but no folder " + FRAMEWORKS
                + ": give a checkout of the arena, or an empty folder");
    }

    Path folder(String name) {
        return root.resolve(FRAMEWORKS).resolve(name);
    }

    /** What the entries that lie there call themselves, by their folders, those with these names left out. */
    Map<String, Meta> others(List<String> names) {
        Map<String, Meta> others = new HashMap<>();
        for (Path folder : folders()) {
            String name = folder.getFileName().toString();
            if (!names.contains(name)) {
                meta(folder).ifPresent(meta -> others.put(name, meta));
            }
        }
        return others;
    }

    private List<Path> folders() {
        if (!Files.isDirectory(root.resolve(FRAMEWORKS))) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(root.resolve(FRAMEWORKS))) {
            return folders.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + root + ": " + e, e);
        }
    }

    private static Optional<Meta> meta(Path folder) {
        try {
            return Entry.file(folder.resolve(Entry.META)).text().transform(Meta::parse);
        } catch (IOException _) {
            return Optional.empty(); // shared by entries, and none itself
        }
    }

    /** The maintainers that the entry names which lies there. */
    List<String> maintainers(String name) {
        return meta(folder(name)).map(Meta::maintainers).orElse(List.of());
    }

    /** How the entry's folder differs from the entry, file by file. */
    List<Difference> differences(Entry entry) {
        Path folder = folder(entry.name());
        Map<String, ?> there = Files.isDirectory(folder) ? Entry.files(folder) : Map.of();
        TreeSet<String> paths = new TreeSet<>(entry.files().keySet());
        paths.addAll(there.keySet());
        List<Difference> differences = new ArrayList<>();
        for (String path : paths) {
            if (!there.containsKey(path)) {
                differences.add(new Difference(Difference.Kind.MISSING, folder.resolve(path)));
            } else if (!entry.files().containsKey(path)) {
                differences.add(new Difference(Difference.Kind.TOO_MUCH, folder.resolve(path)));
            } else if (!entry.files().get(path).equals(there.get(path))) {
                differences.add(new Difference(Difference.Kind.DIFFERS, folder.resolve(path)));
            }
        }
        return differences;
    }

    /**
     * Writes the entry in place of what lies in its folder. It appears whole or not at all.
     *
     * @throws ProjectException if the folder is somebody else's entry
     * @throws UncheckedIOException if it can't be written
     */
    void write(Entry entry) {
        Path folder = folder(entry.name());
        Path draft = folder.resolveSibling("." + entry.name() + ".draft");
        try {
            if (Files.exists(folder) && !isEmpty(folder) && !isSame(folder, entry)) {
                throw new ProjectException(folder + " is not this entry, so it stays as it is");
            }
            delete(draft);
            entry.write(draft);
            delete(folder);
            Files.move(draft, folder);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write " + folder + ": " + e, e);
        }
    }

    private static boolean isSame(Path folder, Entry entry) {
        Optional<String> ours = entry.text(Entry.META).flatMap(Meta::parse).map(Meta::slug);
        return ours.equals(meta(folder).map(Meta::slug));
    }

    private static boolean isEmpty(Path folder) {
        try (Stream<Path> content = Files.list(folder)) {
            return content.findAny().isEmpty();
        } catch (IOException e) {
            throw new ProjectException("Cannot read " + folder + ": " + e.getMessage());
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> tree = Files.walk(folder)) {
                for (Path path : tree.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
