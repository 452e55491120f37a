package arena.client;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** Counts what becomes of connections and requests. Used by one thread at a time. */
final class LoadMeter {

    private static final long FINEST_NANOS = TimeUnit.MICROSECONDS.toNanos(1);
    private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(2);
    private static final int SIGNIFICANT_DIGITS = 3;

    private final Histogram latencies = new Histogram(FINEST_NANOS, LONGEST_NANOS, SIGNIFICANT_DIGITS);
    private final Map<String, Long> errors = new TreeMap<>();
    private final Map<String, String> examples = new TreeMap<>();
    private long bytes;
    private long connected;
    private long resent;
    private long abandoned;
    private long rightInWarmUp;
    private long failedInWarmUp;

    void connected() {
        connected++;
    }

    void right(Phase phase, long latencyNanos, long bodyBytes) {
        if (phase == Phase.MEASURED) {
            latencies.recordValue(Math.clamp(latencyNanos, 0, LONGEST_NANOS));
            bytes += bodyBytes;
        } else {
            rightInWarmUp++;
        }
    }

    void failed(Phase phase, Failure failure) {
        examples.putIfAbsent(failure.kind(), failure.detail());
        if (phase == Phase.MEASURED) {
            errors.merge(failure.kind(), 1L, Long::sum);
        } else {
            failedInWarmUp++;
        }
    }

    /** A request is sent again, because the server had surely not begun with it when it told the client to leave. */
    void resent() {
        resent++;
    }

    /** So many requests were under way when the load was stopped, and nobody waits for their answers. */
    void abandoned(long count) {
        abandoned += count;
    }

    void add(LoadMeter other) {
        latencies.add(other.latencies);
        other.errors.forEach((kind, count) -> errors.merge(kind, count, Long::sum));
        other.examples.forEach(examples::putIfAbsent);
        bytes += other.bytes;
        connected += other.connected;
        resent += other.resent;
        abandoned += other.abandoned;
        rightInWarmUp += other.rightInWarmUp;
        failedInWarmUp += other.failedInWarmUp;
    }

    /** What was counted, which goes on changing with this meter. */
    Counts counts() {
        return new Counts(
                latencies, errors, examples, bytes, connected, resent, abandoned, rightInWarmUp, failedInWarmUp);
    }

    /**
     * What was counted.
     *
     * @param latencies of right answers of the measured phase, in nanoseconds
     * @param errors of the measured phase, and connections that failed at any time, by kind
     * @param examples a failure of each kind, whenever it was
     * @param bytes of the bodies of right answers of the measured phase
     */
    record Counts(
            Histogram latencies,
            Map<String, Long> errors,
            Map<String, String> examples,
            long bytes,
            long connected,
            long resent,
            long abandoned,
            long rightInWarmUp,
            long failedInWarmUp) {

        long failed() {
            return errors.values().stream().mapToLong(Long::longValue).sum();
        }
    }
}
