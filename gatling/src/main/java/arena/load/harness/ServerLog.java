package arena.load.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** What a server prints, for the message of a failure. */
record ServerLog(Path file) {

    private static final int LINES = 15;

    /** A sentence with its path and its last lines, or that there is none. */
    String lastWords() {
        try {
            List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
            return lines.stream()
                    .skip(Math.max(0, lines.size() - LINES))
                    .collect(Collectors.joining("\n  ", "Its log, " + file + ", ends with:\n  ", ""));
        } catch (IOException _) {
            return "It left no log in " + file + ".";
        }
    }
}
