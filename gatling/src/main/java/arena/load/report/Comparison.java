package arena.load.report;

import arena.load.record.LoadRecord;
import arena.load.record.Metric;
import arena.load.record.Run;
import arena.load.record.ScenarioFacts;
import arena.load.record.TargetFacts;
import arena.load.stats.PairedRatio;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Each target beside the first one of its record: ratios of what was measured in the same round, with an interval. A ratio that
 * may as well be 1 is called noise.
 */
final class Comparison {

    private static final List<Metric> COMPARED = List.of(
            Metric.REQUESTS_PER_SECOND,
            Metric.P50,
            Metric.P99,
            Metric.CPU_PER_REQUEST,
            Metric.EDGE_CPU_PER_REQUEST,
            Metric.PEAK_RESIDENT,
            Metric.BYTES_PER_RESPONSE,
            Metric.ALLOCATED_PER_REQUEST,
            Metric.SYSTEM_CALLS_PER_REQUEST,
            Metric.MEMORY_PER_CONNECTION);

    private Comparison() {}

    /** Titles first; nothing at all if there are no two targets to compare. */
    static List<List<String>> rows(LoadRecord record) {
        List<Metric> metrics =
                RecordTable.measured(record).stream().filter(COMPARED::contains).toList();
        List<List<String>> rows = new ArrayList<>();
        for (ScenarioFacts scenario : record.scenarios()) {
            List<TargetFacts> targets = record.targets().stream()
                    .filter(target -> !record.runs(target.name(), scenario.id()).isEmpty())
                    .toList();
            targets.stream()
                    .skip(1)
                    .map(target -> row(record, scenario.id(), targets.getFirst().name(), target.name(), metrics))
                    .forEach(rows::add);
        }
        if (!rows.isEmpty()) {
            List<String> titles = new ArrayList<>(List.of("scenario", "target", "compared with"));
            metrics.stream().map(Comparison::plainTitle).forEach(titles::add);
            rows.addFirst(titles);
        }
        return rows;
    }

    private static List<String> row(
            LoadRecord record, String scenario, String first, String other, List<Metric> metrics) {
        List<String> row = new ArrayList<>(List.of(scenario, other, first));
        for (Metric metric : metrics) {
            row.add(ratio(record.runs(other, scenario), record.runs(first, scenario), metric)
                    .map(Comparison::text)
                    .orElse(RecordTable.UNKNOWN));
        }
        return row;
    }

    /** Of rounds in which both runs count. */
    static Optional<PairedRatio> ratio(List<Run> runs, List<Run> base, Metric metric) {
        List<Double> values = new ArrayList<>();
        List<Double> bases = new ArrayList<>();
        for (Run run : runs) {
            Optional<Double> of = base.stream()
                    .filter(other -> other.repeat() == run.repeat())
                    .findFirst()
                    .flatMap(other -> positive(other, metric));
            if (of.isPresent() && positive(run, metric).isPresent()) {
                values.add(positive(run, metric).get());
                bases.add(of.get());
            }
        }
        return values.isEmpty() ? Optional.empty() : Optional.of(PairedRatio.of(values, bases));
    }

    private static Optional<Double> positive(Run run, Metric metric) {
        return run.isGood() ? run.value(metric).filter(value -> value > 0) : Optional.empty();
    }

    private static String text(PairedRatio ratio) {
        String text = String.format(Locale.ROOT, "%.2f (%.2f–%.2f)", ratio.estimate(), ratio.low(), ratio.high());
        if (ratio.pairs() < 2) {
            return String.format(Locale.ROOT, "%.2f, once", ratio.estimate());
        }
        return ratio.isNoise() ? text + " noise" : text;
    }

    /** A ratio has no unit. */
    private static String plainTitle(Metric metric) {
        return metric.title().replace(" ms", "").replace(" MiB", "").replace(" µs/req", "");
    }
}
