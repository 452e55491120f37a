package arena.load.report;

import arena.load.record.ErrorKind;
import arena.load.record.LoadRecord;
import arena.load.record.Metric;
import arena.load.record.Run;
import arena.load.record.ScenarioFacts;
import arena.load.record.TargetFacts;
import arena.load.stats.Summary;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A record as a table: a row for each target in each scenario, with the median of its runs. Columns of what was never measured
 * are left out.
 */
public final class RecordTable {

    static final String UNKNOWN = "n/a";

    /** What a terminal has room for; everything is on the page. */
    private static final Set<Metric> ON_TERMINAL = EnumSet.of(
            Metric.REQUESTS_PER_SECOND,
            Metric.MEAN,
            Metric.P50,
            Metric.P90,
            Metric.P99,
            Metric.P999,
            Metric.MAX,
            Metric.BYTES_PER_RESPONSE,
            Metric.CPU_PER_REQUEST,
            Metric.EDGE_CPU_PER_REQUEST,
            Metric.PEAK_RESIDENT,
            Metric.ALLOCATED_PER_REQUEST,
            Metric.SYSTEM_CALLS_PER_REQUEST,
            Metric.MEMORY_PER_CONNECTION,
            Metric.RETAINED);

    /** Of these a terminal also shows the range. */
    private static final Set<Metric> WITH_RANGE = EnumSet.of(
            Metric.REQUESTS_PER_SECOND,
            Metric.MEAN,
            Metric.P99,
            Metric.CPU_PER_REQUEST,
            Metric.PEAK_RESIDENT,
            Metric.MEMORY_PER_CONNECTION);

    private static final int MOST_ERRORS = 5;

    private RecordTable() {}

    /** Lines for a terminal, without a line break at the end: the table, targets compared if there are several, what failed. */
    public static String text(LoadRecord record) {
        List<Metric> metrics =
                measured(record).stream().filter(ON_TERMINAL::contains).toList();
        List<String> lines = new ArrayList<>();
        lines.add(TextTable.of(rows(record, metrics, WITH_RANGE)));
        List<List<String>> comparison = Comparison.rows(record);
        if (!comparison.isEmpty()) {
            lines.addAll(List.of("", TextTable.of(comparison), ""));
        }
        lines.addAll(complaints(record));
        return String.join("\n", lines);
    }

    /** The metrics that any run has, in their order. */
    static List<Metric> measured(LoadRecord record) {
        Set<Metric> measured = EnumSet.noneOf(Metric.class);
        record.runs().forEach(run -> measured.addAll(run.values().keySet()));
        return List.copyOf(measured);
    }

    /**
     * Titles first.
     *
     * @param withRange those that have the least and the most of their runs behind the median, if there are several
     */
    static List<List<String>> rows(LoadRecord record, List<Metric> metrics, Set<Metric> withRange) {
        List<List<String>> rows = new ArrayList<>();
        List<String> titles = new ArrayList<>(List.of("scenario", "target", "tool", "conns", "runs", "errors"));
        metrics.stream().map(Metric::title).forEach(titles::add);
        rows.add(titles);
        for (ScenarioFacts scenario : record.scenarios()) {
            for (TargetFacts target : record.targets()) {
                List<Run> runs = record.runs(target.name(), scenario.id());
                if (!runs.isEmpty()) {
                    rows.add(row(scenario, target.name(), runs, metrics, withRange));
                }
            }
        }
        return rows;
    }

    private static List<String> row(
            ScenarioFacts scenario, String target, List<Run> runs, List<Metric> metrics, Set<Metric> withRange) {
        List<String> row = new ArrayList<>(List.of(
                scenario.id(),
                target,
                scenario.tool(),
                whole(scenario.used().connections().getFirst()),
                whole(runs.size()),
                errors(runs)));
        metrics.forEach(
                metric -> row.add(median(metric, runs) + (withRange.contains(metric) ? range(metric, runs) : "")));
        return row;
    }

    /** Of runs that came to nothing there are none to count. */
    private static String errors(List<Run> runs) {
        boolean nothing = runs.stream().noneMatch(run -> run.isGood() || run.requests() + run.failed() > 0);
        return nothing ? UNKNOWN : whole(runs.stream().mapToLong(Run::failed).sum());
    }

    /** The median of the runs that count; of all if none does. */
    static String median(Metric metric, List<Run> runs) {
        List<Double> values = values(metric, runs);
        return values.isEmpty() ? UNKNOWN : metric.text(Summary.of(values).median());
    }

    private static String range(Metric metric, List<Run> runs) {
        List<Double> values = values(metric, runs);
        if (values.size() < 2) {
            return "";
        }
        Summary summary = Summary.of(values);
        return " (" + metric.text(summary.least()) + "–" + metric.text(summary.most()) + ")";
    }

    static List<Double> values(Metric metric, List<Run> runs) {
        boolean anyGood = runs.stream().anyMatch(Run::isGood);
        return runs.stream()
                .filter(run -> run.isGood() || !anyGood)
                .flatMap(run -> run.value(metric).stream())
                .toList();
    }

    /** What failed, and why. */
    static List<String> complaints(LoadRecord record) {
        return record.runs().stream().flatMap(run -> complaints(run).stream()).toList();
    }

    private static List<String> complaints(Run run) {
        List<String> lines = new ArrayList<>();
        run.failure()
                .ifPresent(reason -> lines.add("FAILED " + run.scenario() + " (" + run.target() + ", run "
                        + run.repeat() + "): " + reason + pointer(reason, run)));
        run.errors().stream()
                .limit(MOST_ERRORS)
                .map((ErrorKind error) -> "  " + error.count() + " x " + error.message())
                .forEach(lines::add);
        return lines;
    }

    /** Where to read on, unless the reason is the end of a log itself, with its path. */
    private static String pointer(String reason, Run run) {
        return reason.contains("\n") ? "" : run.log().map(log -> "; see " + log).orElse("");
    }

    private static String whole(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
