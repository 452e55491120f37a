package arena.client;

import io.vertx.core.json.JsonObject;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * What came of a load.
 *
 * @param measured how long the measured phase was
 * @param stopped whether it was stopped before its time
 */
record LoadResult(LoadPlan plan, LoadMeter.Counts counts, Duration measured, boolean stopped) {

    private static final double NANOS_PER_MICRO = TimeUnit.MICROSECONDS.toNanos(1);
    private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

    /** Whether there were right answers and nothing else, also before the measured phase. */
    boolean isGood() {
        return counts.latencies().getTotalCount() > 0 && counts.failed() == 0 && counts.failedInWarmUp() == 0;
    }

    JsonObject toJson() {
        long requests = counts.latencies().getTotalCount();
        double seconds = measured.toNanos() / NANOS_PER_SECOND;
        JsonObject errors = new JsonObject();
        counts.errors().forEach(errors::put);
        JsonObject examples = new JsonObject();
        counts.examples().forEach(examples::put);
        return new JsonObject()
                .put("protocol", plan.target().protocol().name())
                .put("connections", plan.connections())
                .put("streams", plan.streams())
                .put("warmUpSeconds", plan.warmUp().toNanos() / NANOS_PER_SECOND)
                .put("seconds", seconds)
                .put("stopped", stopped)
                .put("requests", requests)
                .put("failed", counts.failed())
                .put("errors", errors)
                .put("examples", examples)
                .put("requestsPerSecond", seconds > 0 ? requests / seconds : 0)
                .put("bytes", counts.bytes())
                .put("connectionsOpened", counts.connected())
                .put("resent", counts.resent())
                .put("abandoned", counts.abandoned())
                .put("requestsInWarmUp", counts.rightInWarmUp())
                .put("failedInWarmUp", counts.failedInWarmUp())
                .put("latencyMicros", micros(counts.latencies()))
                .put("latencies", encoded(counts.latencies()));
    }

    private static JsonObject micros(Histogram latencies) {
        JsonObject micros = new JsonObject().put("mean", latencies.getMean() / NANOS_PER_MICRO);
        for (String percentile : new String[] {"50", "90", "99", "99.9"}) {
            long nanos = latencies.getValueAtPercentile(Double.parseDouble(percentile));
            micros.put("p" + percentile, nanos / NANOS_PER_MICRO);
        }
        return micros.put("max", latencies.getMaxValue() / NANOS_PER_MICRO);
    }

    /** In HdrHistogram's compressed encoding, as Base64: histograms of several runs can be added up. */
    private static String encoded(Histogram latencies) {
        ByteBuffer buffer = ByteBuffer.allocate(latencies.getNeededByteBufferCapacity());
        int length = latencies.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }
}
