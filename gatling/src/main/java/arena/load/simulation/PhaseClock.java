package arena.load.simulation;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * When the phases of a run begin and end. It starts with the first connection, not with Gatling, which has preparations of
 * its own. Times are nanoseconds from no particular
 * origin. Thread-safe.
 */
final class PhaseClock implements AutoCloseable {

    private final long warmUpNanos;
    private final long measuredNanos;
    private final LongSupplier time;
    private final Consumer<Phase> listener;
    private final AtomicBoolean started = new AtomicBoolean();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("phases").factory());

    private volatile long startNanos;

    PhaseClock(LoadSettings settings, LongSupplier time, Consumer<Phase> listener) {
        this.warmUpNanos = settings.warmUp().toNanos();
        this.measuredNanos = settings.measured().toNanos();
        this.time = time;
        this.listener = listener;
        this.startNanos = time.getAsLong();
    }

    /** Called by each connection as it begins to live; the first call starts the clock. */
    void connectionOpens() {
        if (started.compareAndSet(false, true)) {
            startNanos = now();
            listener.accept(Phase.WARM_UP);
            announce(Phase.MEASUREMENT, warmUpNanos);
            announce(Phase.REPORT, warmUpNanos + measuredNanos);
        }
    }

    long now() {
        return time.getAsLong();
    }

    long startNanos() {
        return startNanos;
    }

    boolean isMeasured(long nanos) {
        long elapsed = nanos - startNanos;
        return elapsed >= warmUpNanos && elapsed < warmUpNanos + measuredNanos;
    }

    boolean isOver(long nanos) {
        return nanos - startNanos >= warmUpNanos + measuredNanos;
    }

    @Override
    public void close() {
        timer.shutdown();
    }

    private void announce(Phase phase, long delayNanos) {
        var _ = timer.schedule(() -> listener.accept(phase), delayNanos, TimeUnit.NANOSECONDS);
    }
}
