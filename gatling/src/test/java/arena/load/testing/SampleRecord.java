package arena.load.testing;

import arena.load.record.ErrorKind;
import arena.load.record.Generator;
import arena.load.record.LoadRecord;
import arena.load.record.Machine;
import arena.load.record.Metric;
import arena.load.record.Run;
import arena.load.record.Sample;
import arena.load.record.ScenarioFacts;
import arena.load.record.ShapeFacts;
import arena.load.record.TargetFacts;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A record of a comparison that never was: two targets; a scenario that went well three times, one with failures, one that
 * broke off.
 */
public final class SampleRecord {

    private static final Instant DATE = Instant.parse("2026-12-01T08:15:30Z");

    /** 990 times 1 ms and 10 times 9 ms. */
    private static final String LATENCIES = "HISTFAAAACd4nJNpmSzMwMDAwQABzFCaEUz+///f/gNE4OA6xj38541EAJaYCM8=";

    private SampleRecord() {}

    public static LoadRecord of() {
        return new LoadRecord(
                LoadRecord.SCHEMA,
                DATE,
                new Machine("Linux 6.1", "Sample CPU <8 cores>", 8, 16_000),
                new Generator(Optional.of("0123456789ab"), true, "Sample-25 25+1", Map.of("wrk", "wrk 4.1.0")),
                List.of(own(), other()),
                List.of(scenario("pipelined", "wrk", 16, 1), scenario("static-h2", "h2load", 1, 32)),
                List.of(
                        good("engine", 1, 100_000),
                        good("nginx", 1, 50_000),
                        good("engine", 2, 120_000),
                        good("nginx", 2, 60_500),
                        good("engine", 3, 110_000),
                        good("nginx", 3, 54_000),
                        failed("engine"),
                        brokenOff("nginx")));
    }

    private static TargetFacts own() {
        return new TargetFacts(
                "engine",
                "own",
                Optional.of("engine"),
                Optional.of("epoll"),
                Optional.of(4),
                Optional.of("openssl"),
                Optional.of("0123456789ab"),
                Optional.of(true),
                Optional.of("ab".repeat(32)),
                Optional.of("25.0.3+9"),
                List.of("-Xmx512m"));
    }

    private static TargetFacts other() {
        return new TargetFacts(
                "nginx",
                "nginx",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    private static ScenarioFacts scenario(String id, String tool, int depth, int streams) {
        ShapeFacts used = new ShapeFacts(List.of(64), depth, streams, 0, Optional.empty(), 5);
        ShapeFacts arena = new ShapeFacts(List.of(256, 1024), depth, streams, 0, Optional.empty(), 5);
        return new ScenarioFacts(
                id,
                id,
                Optional.of("http1"),
                tool,
                Optional.of(arena),
                used,
                30,
                "0-3",
                "4-7",
                List.of("A note with <angles>."));
    }

    private static Run good(String target, int repeat, double rate) {
        return new Run(
                target,
                "pipelined",
                repeat,
                DATE,
                Optional.empty(),
                List.of(),
                Math.round(rate * 5),
                0,
                List.of(rate / 2, rate, rate),
                Map.of(
                        Metric.REQUESTS_PER_SECOND, rate,
                        Metric.P50, 1234.567,
                        Metric.P99, 98_765.432,
                        Metric.CPU_PER_REQUEST, 1_000_000 / rate,
                        Metric.PEAK_RESIDENT, 345.6789),
                Map.of(Metric.INSTRUCTIONS_PER_REQUEST, "perf cannot count them here"),
                List.of(new Sample(-1, 200, 30, 40), new Sample(0.25, 210.5, 31, 104)),
                Optional.of(LATENCIES),
                Optional.empty(),
                Optional.of("pipelined/" + target + "-" + repeat + "/wrk.log"));
    }

    private static Run failed(String target) {
        return new Run(
                target,
                "static-h2",
                1,
                DATE,
                Optional.of("3 of 20000 requests failed"),
                List.of(new ErrorKind("status 500", 2), new ErrorKind("timeout", 1)),
                19_997,
                3,
                List.of(),
                Map.of(Metric.REQUESTS_PER_SECOND, 3999.4),
                Map.of(),
                List.of(),
                Optional.empty(),
                Optional.of("static-h2/engine-1/report/index.html"),
                Optional.of("static-h2/engine-1/h2load.log"));
    }

    private static Run brokenOff(String target) {
        return new Run(
                target,
                "static-h2",
                1,
                DATE,
                Optional.of("h2load broke off with exit code 137"),
                List.of(),
                0,
                0,
                List.of(),
                Map.of(),
                Map.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of("static-h2/nginx-1/h2load.log"));
    }
}
