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
 * @param mean latency of the right answers
 * @param p50 half of the right answers came within this time
 * @param p90 9 of 10 did
 * @param p99 99 of 100 did
 * @param p999 999 of 1,000 did
 * @param bytesPerResponse what came for each answer, header and body, without TLS, if the load generator tells
 * @param cpuMicrosPerRequest user and system time of the server's process, if it is known, by all requests
 * @param peakRssMiB the most memory that the server's process had resident since the profile began, if it is known
 * @param encodedLatencies HdrHistogram of the right answers in nanoseconds, compressed, as Base64
 */
public record Figures(
        long requests,
        long failed,
        double requestsPerSecond,
        Duration mean,
        Duration p50,
        Duration p90,
        Duration p99,
        Duration p999,
        Duration max,
        OptionalDouble bytesPerResponse,
        OptionalDouble cpuMicrosPerRequest,
        OptionalDouble peakRssMiB,
        String encodedLatencies) {

    private static final double P50 = 50;
    private static final double P90 = 90;
    private static final double P99 = 99;
    private static final double P999 = 99.9;

    /** @param besides answers that the server gave in the same time, and that are not in the measurement */
    static Figures of(Measurement measurement, long besides, ServerUsage usage) {
        Histogram latencies = measurement.latencies();
        long requests = latencies.getTotalCount();
        return new Figures(
                requests,
                measurement.failed(),
                requests
                        * (double) Duration.ofSeconds(1).toNanos()
                        / measurement.measured().toNanos(),
                Duration.ofNanos(Math.round(latencies.getMean())),
                percentile(latencies, P50),
                percentile(latencies, P90),
                percentile(latencies, P99),
                percentile(latencies, P999),
                Duration.ofNanos(latencies.getMaxValue()),
                measurement.bytes().isEmpty() || requests == 0
                        ? OptionalDouble.empty()
                        : OptionalDouble.of((double) measurement.bytes().getAsLong() / requests),
                usage.cpuMicrosPerRequest(requests + measurement.failed() + besides),
                usage.peakResidentMiB(),
                measurement.encodedLatencies());
    }

    private static Duration percentile(Histogram latencies, double percent) {
        return Duration.ofNanos(latencies.getValueAtPercentile(percent));
    }
}
