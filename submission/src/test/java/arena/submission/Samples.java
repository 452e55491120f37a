package arena.submission;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import arena.submission.entry.EntryFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** Good entries: ours, and ours with stacks of services that keep to the rules. */
final class Samples {

    /** Tests run in the folder of their module. */
    static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

    private static final String STACKS = "\"gateway-64\", \"gateway-h3\", \"production-stack\", ";

    private Samples() {}

    static Entry ours(EntryClass entryClass) {
        Project project = Project.read(PROJECT);
        return project.entry(Objects.requireNonNull(project.byClass().get(entryClass)), List.of());
    }

    /** Our standard entry without its stacks, if it has any, and with those of the sample folder. */
    static Entry withStacks() {
        Entry ours = ours(EntryClass.STANDARD);
        SortedMap<String, EntryFile> files = new TreeMap<>(ours.files());
        files.keySet().removeIf(path -> path.startsWith("compose.") || path.startsWith("proxy"));
        files.putAll(Entry.files(PROJECT.resolve("submission/src/test/resources/arena/submission/standard")));
        Entry entry = new Entry(ours.name(), files);
        String meta = entry.text(Entry.META).orElseThrow();
        for (String id : List.of("gateway-64", "gateway-h3", "production-stack")) {
            meta = meta.replace("\"" + id + "\", ", "").replace(", \"" + id + "\"", "");
        }
        String subscribed = meta.replace("\"tests\" : [ ", "\"tests\" : [ " + STACKS);
        return with(entry, Entry.META, subscribed);
    }

    static Entry with(Entry entry, String path, String text) {
        return with(entry, path, EntryFile.text(text));
    }

    static Entry with(Entry entry, String path, EntryFile file) {
        SortedMap<String, EntryFile> files = new TreeMap<>(entry.files());
        files.put(path, file);
        return new Entry(entry.name(), files);
    }

    static Entry without(Entry entry, String path) {
        SortedMap<String, EntryFile> files = new TreeMap<>(entry.files());
        if (files.remove(path) == null) {
            throw new IllegalArgumentException(path + " is not there");
        }
        return new Entry(entry.name(), files);
    }

    /** With another text in place of one that must be there. */
    static Entry edited(Entry entry, String path, String old, String replacement) {
        String text = entry.text(path).orElseThrow(() -> new IllegalArgumentException(path + " is not there"));
        if (!text.contains(old)) {
            throw new IllegalArgumentException(path + " has no " + old);
        }
        return with(entry, path, text.replace(old, replacement));
    }
}
