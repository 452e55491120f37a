package arena.load.harness;

import arena.load.simulation.Measurement;
import java.time.Duration;
import java.util.OptionalDouble;
import org.HdrHistogram.Histogram;

/**
 * The numbers of a measured phase.
 *
 * @param requests that were answered rightly
 * @param failed requests that were not
 * @param requestsPerSecond right answers by the duration of the phase
 * @param p50 half of the right answers came within this time
 * @param p99 99 of 100 did
 * @param cpuMicrosPerRequest user and system time of the server's process, if it is known, by all requests
 * @param peakRssMiB the most memory that the server's process had resident since the profile began, if it is known
 * @param encodedLatencies HdrHistogram of the right answers in nanoseconds, compressed, as Base64
 */
public record Figures(
        long requests,
        long failed,
        double requestsPerSecond,
        Duration p50,
        Duration p99,
        Duration max,
        OptionalDouble cpuMicrosPerRequest,
        OptionalDouble peakRssMiB,
        String encodedLatencies) {

    private static final int HALF = 50;
    private static final int NEARLY_ALL = 99;

    static Figures of(Measurement measurement, ServerUsage usage) {
        Histogram latencies = measurement.latencies();
        long requests = latencies.getTotalCount();
        return new Figures(
                requests,
                measurement.failed(),
                requests
                        * (double) Duration.ofSeconds(1).toNanos()
                        / measurement.measured().toNanos(),
                Duration.ofNanos(latencies.getValueAtPercentile(HALF)),
                Duration.ofNanos(latencies.getValueAtPercentile(NEARLY_ALL)),
                Duration.ofNanos(latencies.getMaxValue()),
                usage.cpuMicrosPerRequest(requests + measurement.failed()),
                usage.peakResidentMiB(),
                measurement.encodedLatencies());
    }
}
