package arena.load.report;

import arena.load.harness.Figures;
import arena.load.harness.ProfileResult;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * A column of the table of results, which terminal and web page share.
 *
 * @param text what it says of a profile
 */
record Column(String title, Function<ProfileResult, String> text) {

    private static final String UNKNOWN = "n/a";

    static final Column REQUESTS_PER_SECOND =
            new Column("requests/s", ofFigures(figures -> decimal(figures.requestsPerSecond(), 0)));

    /** All, from left to right; the first one names the profile. */
    static final List<Column> ALL = List.of(
            new Column("profile", result -> result.run().profile().id()),
            new Column("tool", result -> result.run().tool().label()),
            new Column(
                    "conns", result -> whole(result.run().used().connections().getFirst())),
            REQUESTS_PER_SECOND,
            new Column("mean ms", ofFigures(figures -> latency(figures, figures.mean()))),
            new Column("p50 ms", ofFigures(figures -> latency(figures, figures.p50()))),
            new Column("p90 ms", ofFigures(figures -> latency(figures, figures.p90()))),
            new Column("p99 ms", ofFigures(figures -> latency(figures, figures.p99()))),
            new Column("p99.9 ms", ofFigures(figures -> latency(figures, figures.p999()))),
            new Column("max ms", ofFigures(figures -> latency(figures, figures.max()))),
            new Column("errors", ofFigures(figures -> whole(figures.failed()))),
            new Column("B/response", ofFigures(figures -> orUnknown(figures.bytesPerResponse(), 0))),
            new Column("CPU µs/req", ofFigures(figures -> orUnknown(figures.cpuMicrosPerRequest(), 1))),
            new Column("peak MiB", ofFigures(figures -> orUnknown(figures.peakRssMiB(), 0))));

    String of(ProfileResult result) {
        return text.apply(result);
    }

    private static Function<ProfileResult, String> ofFigures(Function<Figures, String> text) {
        return result -> result.figures().map(text).orElse(UNKNOWN);
    }

    private static String latency(Figures figures, Duration duration) {
        return figures.requests() == 0
                ? UNKNOWN
                : decimal((double) duration.toNanos() / TimeUnit.MILLISECONDS.toNanos(1), 2);
    }

    private static String orUnknown(OptionalDouble value, int digits) {
        return value.isPresent() ? decimal(value.getAsDouble(), digits) : UNKNOWN;
    }

    private static String whole(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String decimal(double value, int digits) {
        return String.format(Locale.ROOT, "%,." + digits + "f", value);
    }
}
