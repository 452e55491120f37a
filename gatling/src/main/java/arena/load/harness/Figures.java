package arena.load.harness;

import arena.load.record.Metric;
import arena.load.simulation.Measurement;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** What follows from the counts of a measured phase. */
final class Figures {

    private static final double NANOS_PER_MICRO = TimeUnit.MICROSECONDS.toNanos(1);

    private static final Map<Metric, Double> PERCENTILES =
            Map.of(Metric.P50, 50.0, Metric.P90, 90.0, Metric.P99, 99.0, Metric.P999, 99.9);

    private Figures() {}

    static Map<Metric, Double> of(Measurement measurement) {
        Map<Metric, Double> values = new EnumMap<>(Metric.class);
        Histogram latencies = measurement.latencies();
        long requests = latencies.getTotalCount();
        values.put(
                Metric.REQUESTS_PER_SECOND,
                requests
                        * (double) TimeUnit.SECONDS.toNanos(1)
                        / measurement.measured().toNanos());
        if (requests > 0) {
            values.put(Metric.MEAN, latencies.getMean() / NANOS_PER_MICRO);
            PERCENTILES.forEach(
                    (metric, percent) -> values.put(metric, latencies.getValueAtPercentile(percent) / NANOS_PER_MICRO));
            values.put(Metric.MAX, latencies.getMaxValue() / NANOS_PER_MICRO);
            measurement.bytes().ifPresent(bytes -> values.put(Metric.BYTES_PER_RESPONSE, bytes / (double) requests));
        }
        return values;
    }
}
