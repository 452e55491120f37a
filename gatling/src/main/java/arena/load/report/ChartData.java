package arena.load.report;

import arena.load.record.LoadRecord;
import arena.load.record.Metric;
import arena.load.record.Run;
import arena.load.record.ScenarioFacts;
import arena.load.record.TargetFacts;
import arena.load.simulation.Measurement;
import arena.load.stats.Summary;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** The numbers behind the plots of a record, as its page hands them to the library that draws. */
final class ChartData {

    private static final List<Metric> BARS = List.of(
            Metric.REQUESTS_PER_SECOND,
            Metric.P99,
            Metric.CPU_PER_REQUEST,
            Metric.PEAK_RESIDENT,
            Metric.ALLOCATED_PER_REQUEST,
            Metric.SYSTEM_CALLS_PER_REQUEST,
            Metric.MEMORY_PER_CONNECTION,
            Metric.RETAINED);

    private static final double[] PERCENTILES = {
        0, 10, 25, 50, 75, 90, 95, 97.5, 99, 99.5, 99.75, 99.9, 99.95, 99.99, 99.999
    };
    private static final double ALL = 100;
    private static final double NANOS_PER_MILLI = TimeUnit.MILLISECONDS.toNanos(1);
    private static final double DIGITS = 1000;

    private ChartData() {}

    static String of(LoadRecord record) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        ArrayNode bars = root.putArray("bars");
        RecordTable.measured(record).stream().filter(BARS::contains).forEach(metric -> bars.add(bar(record, metric)));
        ArrayNode latencies = root.putArray("latencies");
        ArrayNode memory = root.putArray("memory");
        for (ScenarioFacts scenario : record.scenarios()) {
            latencies.add(curves(record, scenario, ChartData::latencies));
            memory.add(curves(record, scenario, ChartData::memory));
        }
        // In a page of HTML nothing must look like the end of the script.
        return root.toString().replace("<", "\\u003c");
    }

    private static ObjectNode bar(LoadRecord record, Metric metric) {
        ObjectNode bar = JsonNodeFactory.instance.objectNode().put("title", metric.title());
        List<ScenarioFacts> scenarios = record.scenarios().stream()
                .filter(scenario -> record.runs().stream()
                        .anyMatch(run -> run.scenario().equals(scenario.id())
                                && run.value(metric).isPresent()))
                .toList();
        ArrayNode names = bar.putArray("scenarios");
        scenarios.forEach(scenario -> names.add(scenario.id()));
        ArrayNode series = bar.putArray("targets");
        for (TargetFacts target : record.targets()) {
            ObjectNode one = series.addObject().put("name", target.name());
            ArrayNode points = one.putArray("points");
            for (ScenarioFacts scenario : scenarios) {
                List<Double> values = RecordTable.values(metric, record.runs(target.name(), scenario.id()));
                if (values.isEmpty()) {
                    points.addNull();
                } else {
                    points.add(point(metric, Summary.of(values)));
                }
            }
        }
        return bar;
    }

    /** Median, least and most. */
    private static ArrayNode point(Metric metric, Summary summary) {
        return array(metric.shown(summary.median()), metric.shown(summary.least()), metric.shown(summary.most()));
    }

    private interface Curve {

        Optional<ArrayNode> of(List<Run> runs);
    }

    private static ObjectNode curves(LoadRecord record, ScenarioFacts scenario, Curve curve) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("scenario", scenario.id());
        ArrayNode curves = node.putArray("curves");
        for (TargetFacts target : record.targets()) {
            List<Run> good = record.runs(target.name(), scenario.id()).stream()
                    .filter(Run::isGood)
                    .toList();
            curve.of(good)
                    .ifPresent(points ->
                            curves.addObject().put("name", target.name()).set("points", points));
        }
        return node;
    }

    /** Of all runs together: their histograms add up. */
    private static Optional<ArrayNode> latencies(List<Run> runs) {
        Histogram sum = new Histogram(3);
        for (Run run : runs) {
            run.latencies().ifPresent(encoded -> sum.add(decoded(encoded)));
        }
        if (sum.getTotalCount() == 0) {
            return Optional.empty();
        }
        ArrayNode points = JsonNodeFactory.instance.arrayNode();
        for (double percentile : PERCENTILES) {
            if (sum.getTotalCount() * (ALL - percentile) >= ALL) {
                points.add(array(percentile, sum.getValueAtPercentile(percentile) / NANOS_PER_MILLI));
            }
        }
        return Optional.of(points);
    }

    /** Of the first run: others would look the same or, on another time axis, wrong. */
    private static Optional<ArrayNode> memory(List<Run> runs) {
        if (runs.isEmpty() || runs.getFirst().samples().isEmpty()) {
            return Optional.empty();
        }
        ArrayNode points = JsonNodeFactory.instance.arrayNode();
        runs.getFirst().samples().forEach(sample -> points.add(array(sample.seconds(), sample.residentMiB())));
        return Optional.of(points);
    }

    private static ArrayNode array(double... values) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        for (double value : values) {
            array.add(Math.round(value * DIGITS) / DIGITS);
        }
        return array;
    }

    private static Histogram decoded(String encoded) {
        try {
            return Measurement.decoded(encoded);
        } catch (IOException e) {
            throw new UncheckedIOException("a record with broken latencies", e);
        }
    }
}
