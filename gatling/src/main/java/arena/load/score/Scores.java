package arena.load.score;

import arena.load.record.LoadRecord;
import arena.load.record.Metric;
import arena.load.record.Run;
import arena.load.record.ScenarioFacts;
import arena.load.record.TargetFacts;
import arena.load.workload.Workload;
import arena.load.workload.Workloads;
import arena.profiles.Board;
import arena.profiles.League;
import arena.profiles.Profile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The scores of all targets of a record, from 0 to 1,000 for each profile, and their sums for each board. As in the arena, the
 * best of the runs that count is taken; a profile that a target did not answer rightly is worth 0.
 */
public final class Scores {

    private static final double MOST = 1000;
    private static final String JSON_COMP = "json-comp";

    private Scores() {}

    /**
     * A profile.
     *
     * @param scored whether it counts for its board
     * @param points of each target, in the record's order
     */
    public record ProfileScore(Profile profile, boolean scored, Map<String, Double> points) {}

    /** Of all scenarios of this record that are profiles of the arena. */
    public static List<ProfileScore> of(LoadRecord record, League league) {
        List<ProfileScore> scores = new ArrayList<>();
        for (ScenarioFacts scenario : record.scenarios()) {
            Workloads.byId(scenario.workload())
                    .flatMap(Workload::profile)
                    .ifPresent(profile -> scores.add(new ProfileScore(
                            profile, profile.scoredFor().contains(league), points(record, scenario, profile))));
        }
        return scores;
    }

    /** Whether a run of any profile counts. */
    public static boolean hasAny(LoadRecord record) {
        return record.scenarios().stream()
                .filter(scenario -> Workloads.byId(scenario.workload())
                        .flatMap(Workload::profile)
                        .isPresent())
                .anyMatch(scenario ->
                        record.runs().stream().anyMatch(run -> run.scenario().equals(scenario.id()) && run.isGood()));
    }

    /** What the scored profiles of each board come to, for each target. */
    public static Map<Board, Map<String, Double>> boards(List<ProfileScore> scores) {
        Map<Board, Map<String, Double>> boards = new EnumMap<>(Board.class);
        scores.stream()
                .filter(ProfileScore::scored)
                .forEach(score -> score.points()
                        .forEach((target, points) -> boards.computeIfAbsent(
                                        score.profile().board(), _ -> new LinkedHashMap<>())
                                .merge(target, points, Double::sum)));
        return boards;
    }

    private static Map<String, Double> points(LoadRecord record, ScenarioFacts scenario, Profile profile) {
        Map<String, Double> raw = new LinkedHashMap<>();
        ToDoubleFunction<List<Run>> value = value(record, scenario, profile);
        for (TargetFacts target : record.targets()) {
            List<Run> good = record.runs(target.name(), scenario.id()).stream()
                    .filter(Run::isGood)
                    .toList();
            raw.put(target.name(), value.applyAsDouble(good));
        }
        double best =
                raw.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        Map<String, Double> points = new LinkedHashMap<>();
        raw.forEach((target, of) -> points.put(target, best > 0 ? MOST * of / best : 0));
        return points;
    }

    private static ToDoubleFunction<List<Run>> value(LoadRecord record, ScenarioFacts scenario, Profile profile) {
        List<Run> all = record.runs().stream()
                .filter(run -> run.scenario().equals(scenario.id()) && run.isGood())
                .toList();
        if (scenario.used().requestsPerSecond().isPresent()) {
            List<FixedRateScore.Run> league =
                    all.stream().flatMap(run -> fixedRate(run).stream()).toList();
            double asked = scenario.used().requestsPerSecond().get();
            return runs -> runs.stream()
                    .flatMap(run -> fixedRate(run).stream())
                    .mapToDouble(run -> FixedRateScore.of(run, league, asked))
                    .max()
                    .orElse(0);
        }
        if (profile.id().equals(JSON_COMP)) {
            double fewest = all.stream()
                    .flatMap(run -> run.value(Metric.BYTES_PER_RESPONSE).stream())
                    .min(Comparator.naturalOrder())
                    .orElse(0.0);
            return runs -> best(runs).map(run -> effectiveRate(run, fewest)).orElse(0.0);
        }
        return runs -> best(runs).map(Scores::rate).orElse(0.0);
    }

    /** More bytes than the fewest count against the rate, squared (SPEC 4.6); 0 if nobody knows how many there were. */
    private static double effectiveRate(Run run, double fewest) {
        return run.value(Metric.BYTES_PER_RESPONSE)
                .map(bytes -> rate(run) * Math.pow(fewest / bytes, 2))
                .orElse(0.0);
    }

    private static Optional<FixedRateScore.Run> fixedRate(Run run) {
        Optional<Double> cpu = run.value(Metric.CPU_PER_REQUEST);
        Optional<Double> p99 = run.value(Metric.P99);
        Optional<Double> mean = run.value(Metric.MEAN);
        return cpu.isPresent() && p99.isPresent() && mean.isPresent()
                ? Optional.of(new FixedRateScore.Run(rate(run), cpu.get(), p99.get(), mean.get()))
                : Optional.empty();
    }

    private static Optional<Run> best(List<Run> runs) {
        return runs.stream().max(Comparator.comparingDouble(Scores::rate));
    }

    private static double rate(Run run) {
        return run.value(Metric.REQUESTS_PER_SECOND).orElse(0.0);
    }
}
