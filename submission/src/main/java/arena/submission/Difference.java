package arena.submission;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** How a file that lies in an entry's folder differs from the entry's. */
record Difference(Kind kind, Path file) {

    enum Kind {
        MISSING("missing", "missing"),
        DIFFERS("differs", "different"),
        TOO_MUCH("too much", "too much");

        private final String text;
        private final String counted;

        Kind(String text, String counted) {
            this.text = text;
            this.counted = counted;
        }
    }

    /** How many there are of each kind. */
    static String counts(List<Difference> differences) {
        return Arrays.stream(Kind.values())
                .map(kind -> differences.stream()
                                .filter(difference -> difference.kind == kind)
                                .count() + " " + kind.counted)
                .collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return kind.text + ": " + file;
    }
}
