package arena.app.local;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/** What the command tells its user while it works: one line per step, with the time it took. Thread-safe. */
record Progress(PrintStream out) {
    void say(String line) {
        out.println(line);
    }

    /** Says that something is ready, for example "sample data in .arena/data: made in 1.2 s". */
    void done(String what, String how, long sinceNanos) {
        var took = Duration.ofNanos(System.nanoTime() - sinceNanos);
        say(String.format(Locale.ROOT, "%s: %s in %.1f s", what, how, took.toMillis() / 1000.0));
    }
}
