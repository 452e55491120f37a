package arena.submission.lint;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryFile;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server's sources in an entry. */
final class Sources {

    static final String FLAVOUR = "app/src/main/java/arena/app/Flavour.java";

    private static final String APP = "app/src/main/java/arena/app/";
    private static final String PROFILES = "profiles/src/main/java/arena/profiles/";
    private static final Pattern ROUTES = Pattern.compile(PROFILES + "[a-z]+/([A-Za-z]+Routes)\\.java");

    private Sources() {}

    /** Texts of the classes that put the server together, by their paths. */
    static SortedMap<String, String> app(Entry entry) {
        SortedMap<String, String> texts = new TreeMap<>();
        for (Map.Entry<String, EntryFile> file : entry.below(APP).entrySet()) {
            if (file.getKey().endsWith(".java")) {
                texts.put(file.getKey(), file.getValue().text());
            }
        }
        return texts;
    }

    /** Texts of the classes that name the endpoints' paths, by the classes' names. */
    static SortedMap<String, String> routes(Entry entry) {
        SortedMap<String, String> texts = new TreeMap<>();
        for (Map.Entry<String, EntryFile> file : entry.below(PROFILES).entrySet()) {
            Matcher path = ROUTES.matcher(file.getKey());
            if (path.matches()) {
                texts.put(path.group(1), file.getValue().text());
            }
        }
        return texts;
    }
}
