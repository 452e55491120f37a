package arena.profiles.check;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Judges the page of fortunes as the arena does, by a few marks and not by its markup (CHECKS 128-132). */
final class FortunePageCheck {

    private static final int ROWS = 201;
    private static final int MAX_ROWS = 210;
    private static final int LENGTH = 18_432;
    private static final int MAX_LENGTH = 65_536;

    private FortunePageCheck() {}

    static Optional<String> problem(byte[] body) {
        String page = new String(body, StandardCharsets.UTF_8);
        String lowerCase = page.toLowerCase(Locale.ROOT);
        return mustContain(lowerCase, "<!doctype html>")
                .or(() -> within("rows (<tr)", occurrences(lowerCase, "<tr"), ROWS, MAX_ROWS))
                .or(() -> mustContain(page, "Additional fortune added at request time."))
                .or(() -> mustContain(page, "&lt;script&gt;"))
                .or(() -> page.contains("<script>alert")
                        ? Optional.of("body: has <script>alert (expected: escaped)")
                        : Optional.empty())
                .or(() -> within("characters", page.length(), LENGTH, MAX_LENGTH));
    }

    private static Optional<String> mustContain(String page, String text) {
        return page.contains(text) ? Optional.empty() : Optional.of("body: lacks " + text + " (expected: has it)");
    }

    private static Optional<String> within(String what, int value, int min, int max) {
        return value >= min && value <= max
                ? Optional.empty()
                : Optional.of(what + ": " + value + " (expected: " + min + " to " + max + ")");
    }

    private static int occurrences(String page, String text) {
        int count = 0;
        for (int at = page.indexOf(text); at >= 0; at = page.indexOf(text, at + text.length())) {
            count++;
        }
        return count;
    }
}
