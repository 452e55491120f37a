package arena.load.validate.checks;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import arena.load.validate.client.Pause;
import arena.load.validate.client.Replacement;
import arena.load.validate.client.Site;
import arena.profiles.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestReporter;

/** Files that are replaced on disk while they are served. */
@Group(value = "static-tls", profiles = "static-tls")
final class FollowsDiskChecks {

    private static final Duration LOOK = Duration.ofMillis(200);

    private final Arena arena;
    private final Site https;

    FollowsDiskChecks(Arena arena) {
        this.arena = arena;
        https = arena.https();
    }

    @Checks(109)
    @DisplayName("a replaced file is served within 2 s, and so is the old one when it is back")
    void followsFile(TestReporter reporter) {
        mustFollow(List.of("hero.webp"), "identity", reporter);
    }

    @Checks(110)
    @DisplayName("a file that is replaced with its compressed forms is served within 2 s, and so are the old ones")
    void followsCompressedForms(TestReporter reporter) {
        mustFollow(List.of("app.js", "app.js.br", "app.js.gz"), "br;q=1, gzip;q=0.8", reporter);
    }

    private void mustFollow(List<String> names, String codings, TestReporter reporter) {
        Path folder = Arena.writable(arena.staticFolder());
        List<Path> files = names.stream().map(folder::resolve).toList();
        if (!files.stream().allMatch(Files::exists)) {
            abort("not all of " + names + " are in " + folder);
        }
        String request = Wire.request("GET", "/static/" + names.getFirst(), "Accept-Encoding: " + codings);
        String before = body(request);
        try (Replacement replacement = new Replacement()) {
            files.forEach(file -> replacement.replace(file, Dice.bytes(size(file))));
            Duration change = await(request, before, false, "replaced");
            replacement.restore();
            Duration restoration = await(request, before, true, "put back");
            reporter.publishEntry("note", "new after " + seconds(change) + ", old after " + seconds(restoration));
        }
    }

    private Duration await(String request, String before, boolean same, String what) {
        Duration limit = arena.limits().staleness();
        Duration taken = Pause.awaiting(() -> body(request).equals(before) == same, limit, LOOK);
        assertTrue(
                taken.compareTo(limit) <= 0,
                () -> "sent " + request.lines().findFirst().orElse("") + "; the file was " + what + " on disk; "
                        + limit.toMillis() + " ms later came " + (same ? "not the old bytes" : "the old bytes")
                        + " (expected: what is on disk)");
        return taken;
    }

    private String body(String request) {
        return https.exchange(request).response().body();
    }

    private static int size(Path file) {
        try {
            return (int) Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1e3);
    }
}
