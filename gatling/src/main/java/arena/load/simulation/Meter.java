package arena.load.simulation;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.Recorder;

/**
 * Counts answers and their latencies. Gatling's own figures are whole milliseconds, which is too coarse for a server that
 * answers within a fraction of one. Thread-safe; recording does not block.
 */
final class Meter {

    private static final long FINEST_NANOS = TimeUnit.MICROSECONDS.toNanos(1);
    private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(2);
    private static final int SIGNIFICANT_DIGITS = 3;

    private final Recorder latencies = new Recorder(FINEST_NANOS, LONGEST_NANOS, SIGNIFICANT_DIGITS);
    private final LongAdder failed = new LongAdder();
    private final LongAdder failedInWarmUp = new LongAdder();

    void answeredRightly(long latencyNanos) {
        latencies.recordValue(Math.min(latencyNanos, LONGEST_NANOS));
    }

    void failed() {
        failed.increment();
    }

    void failedInWarmUp() {
        failedInWarmUp.increment();
    }

    /** What was counted since the last call. */
    Measurement result(Duration measured) {
        return new Measurement(
                measured,
                failed.sumThenReset(),
                failedInWarmUp.sumThenReset(),
                OptionalLong.empty(),
                latencies.getIntervalHistogram());
    }
}
