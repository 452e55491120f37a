package arena.load.testing;

import arena.load.harness.BenchResult;
import arena.load.harness.Circumstances;
import arena.load.harness.ErrorKind;
import arena.load.harness.Figures;
import arena.load.harness.Plan;
import arena.load.harness.PlannedRun;
import arena.load.harness.ProfileResult;
import arena.load.harness.ServerFacts;
import arena.load.harness.ToolBox;
import arena.load.harness.Wishes;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Results of a bench run that never was: one profile that is good, one with failures, one that broke off. */
public final class SampleResults {

    /** Where the run has left its files. */
    public static final Path FOLDER = Path.of("/bench/1");

    private static final Wishes WISHES = new Wishes(
            Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), Duration.ofSeconds(10), Duration.ofSeconds(5));

    private static final ToolBox BOX = new ToolBox(Optional.empty(), Optional.empty());

    private SampleResults() {}

    public static BenchResult of() {
        Circumstances circumstances = new Circumstances(
                Instant.parse("2026-12-01T08:15:30Z"),
                URI.create("http://127.0.0.1:8080"),
                Optional.of(new ServerFacts("engine", 8, "epoll", "openssl")),
                Optional.of("0123456789ab"),
                "Sample-25 25+1",
                "Linux 6.1",
                "Sample CPU <8 cores>",
                8);
        return new BenchResult(circumstances, List.of(good("pipelined"), failed("8gbit"), brokenOff("json-comp")));
    }

    private static ProfileResult good(String id) {
        Figures figures = new Figures(
                1_234_567,
                0,
                123_456.7,
                Duration.ofNanos(2_345_678),
                Duration.ofNanos(1_234_567),
                Duration.ofNanos(7_654_321),
                Duration.ofNanos(98_765_432),
                Duration.ofNanos(123_456_789),
                Duration.ofMillis(1234),
                OptionalDouble.of(123.4567),
                OptionalDouble.of(12.3456),
                OptionalDouble.of(345.6789),
                "SElTVA==");
        return new ProfileResult(
                planned(id),
                Optional.of(figures),
                List.of(),
                Optional.empty(),
                report(id),
                FOLDER.resolve(id + "/gatling.log"));
    }

    private static ProfileResult failed(String id) {
        Figures figures = new Figures(
                19_997,
                3,
                1999.7,
                Duration.ofNanos(400_000),
                Duration.ofNanos(300_000),
                Duration.ofMillis(2),
                Duration.ofMillis(4),
                Duration.ofMillis(10),
                Duration.ofMillis(20),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                "SElTVA==");
        return new ProfileResult(
                planned(id),
                Optional.of(figures),
                List.of(new ErrorKind("status.find.is(200), but actually found <500>", 2), new ErrorKind("timeout", 1)),
                Optional.of("3 of 20000 requests failed"),
                report(id),
                FOLDER.resolve(id + "/gatling.log"));
    }

    private static ProfileResult brokenOff(String id) {
        return new ProfileResult(
                planned(id),
                Optional.empty(),
                List.of(),
                Optional.of("Gatling broke off with exit code 137"),
                Optional.empty(),
                FOLDER.resolve(id + "/gatling.log"));
    }

    private static Optional<Path> report(String id) {
        return Optional.of(FOLDER.resolve(id).resolve("sample-1/index.html"));
    }

    private static PlannedRun planned(String id) {
        return Plan.of(List.of(id), WISHES, BOX).runs().getFirst();
    }
}
