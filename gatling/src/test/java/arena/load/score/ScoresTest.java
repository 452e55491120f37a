package arena.load.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arena.load.record.LoadRecord;
import arena.load.record.Metric;
import arena.load.record.Run;
import arena.load.record.ScenarioFacts;
import arena.load.record.ShapeFacts;
import arena.load.score.Scores.ProfileScore;
import arena.load.testing.SampleRecord;
import arena.profiles.Board;
import arena.profiles.League;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScoresTest {

    private static final double CLOSE = 1e-6;

    @Test
    void takesTheBestRunOfEachAndTheBestTargetAsTheMeasure() {
        // 120,000 and 60,500 a second.
        ProfileScore score = Scores.of(SampleRecord.of(), League.INFRASTRUCTURE).getFirst();

        assertThat(score.profile().id()).isEqualTo("pipelined");
        assertThat(score.scored()).isTrue();
        assertThat(score.points().get("engine")).isCloseTo(1000, within(CLOSE));
        assertThat(score.points().get("nginx")).isCloseTo(1000 * 60_500 / 120_000.0, within(CLOSE));
    }

    @Test
    void givesNothingForRunsThatFailed() {
        ProfileScore score = Scores.of(SampleRecord.of(), League.FRAMEWORK).getLast();

        assertThat(score.profile().id()).isEqualTo("static-h2");
        assertThat(score.points()).containsExactlyInAnyOrderEntriesOf(Map.of("engine", 0.0, "nginx", 0.0));
    }

    @Test
    void sumsUpOnlyWhatIsScoredForTheLeague() {
        assertThat(Scores.boards(Scores.of(SampleRecord.of(), League.FRAMEWORK)))
                .doesNotContainKey(Board.HTTP1);
        assertThat(Scores.boards(Scores.of(SampleRecord.of(), League.INFRASTRUCTURE)))
                .containsKeys(Board.HTTP1, Board.HTTP2);
    }

    @Test
    void squaresTheBytesOfCompressedJson() {
        LoadRecord record = record(
                "json-comp",
                Optional.empty(),
                Map.of(
                        "engine", Map.of(Metric.REQUESTS_PER_SECOND, 1000.0, Metric.BYTES_PER_RESPONSE, 1000.0),
                        "nginx", Map.of(Metric.REQUESTS_PER_SECOND, 2000.0, Metric.BYTES_PER_RESPONSE, 2000.0)));

        Map<String, Double> points =
                Scores.of(record, League.FRAMEWORK).getFirst().points();

        assertThat(points.get("engine")).isCloseTo(1000, within(CLOSE));
        assertThat(points.get("nginx")).isCloseTo(500, within(CLOSE));
    }

    @Test
    void comparesFixedRatesByCpuTimeAndLatency() {
        LoadRecord record =
                record("latency-10k", Optional.of(1000), Map.of("engine", fixed(20.0), "nginx", fixed(40.0)));

        Map<String, Double> points =
                Scores.of(record, League.FRAMEWORK).getFirst().points();

        assertThat(points.get("engine")).isCloseTo(1000, within(CLOSE));
        assertThat(points.get("nginx")).isCloseTo(750, within(CLOSE));
    }

    private static Map<Metric, Double> fixed(double cpu) {
        return Map.of(
                Metric.REQUESTS_PER_SECOND, 1000.0, Metric.CPU_PER_REQUEST, cpu, Metric.P99, 100.0, Metric.MEAN, 50.0);
    }

    private static LoadRecord record(String profile, Optional<Integer> rate, Map<String, Map<Metric, Double>> values) {
        LoadRecord sample = SampleRecord.of();
        ScenarioFacts scenario = sample.scenarios().getFirst();
        ShapeFacts used = new ShapeFacts(List.of(64), 1, 1, 0, rate, 5);
        List<Run> runs = values.entrySet().stream()
                .map(entry -> run(entry.getKey(), profile, entry.getValue()))
                .toList();
        return new LoadRecord(
                sample.schema(),
                sample.date(),
                sample.machine(),
                sample.generator(),
                sample.targets(),
                List.of(new ScenarioFacts(
                        profile,
                        profile,
                        scenario.board(),
                        scenario.tool(),
                        scenario.arena(),
                        used,
                        scenario.warmUpSeconds(),
                        "",
                        "",
                        List.of())),
                runs);
    }

    private static Run run(String target, String profile, Map<Metric, Double> values) {
        return new Run(
                target,
                profile,
                1,
                SampleRecord.of().date(),
                Optional.empty(),
                List.of(),
                1000,
                0,
                List.of(),
                values,
                Map.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of("log"));
    }
}
