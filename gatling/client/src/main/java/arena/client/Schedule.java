package arena.client;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAccumulator;

/** Which requests are sent, and which of them count. Times are those of {@link System#nanoTime}. Thread-safe. */
final class Schedule {

    private final LoadPlan plan;
    private final AtomicLong left;
    private final LongAccumulator lastAnswer = new LongAccumulator(Math::max, 0);
    private volatile long measuredFrom;
    private volatile long end;
    private volatile long stoppedAfter = Long.MAX_VALUE;

    Schedule(LoadPlan plan) {
        this.plan = plan;
        this.left = new AtomicLong(plan.limit().orElse(Long.MAX_VALUE));
    }

    /** The warm-up begins now. Nothing is claimed before. */
    void begin() {
        measuredFrom = System.nanoTime() + plan.warmUp().toNanos();
        end = measuredFrom + plan.duration().toNanos();
    }

    /** The phase of a request that would be sent now; unless all is over, it must be sent. */
    Phase claim(long now) {
        if (isOver(now)) {
            return Phase.OVER;
        }
        if (now - measuredFrom < 0) {
            return Phase.WARM_UP;
        }
        return left.getAndDecrement() > 0 ? Phase.MEASURED : Phase.OVER;
    }

    /** Whether nothing is sent any more. */
    boolean isOver(long now) {
        return isStopped() || now - end >= 0 || left.get() <= 0;
    }

    /** An answer of the measured phase has come. */
    void answered(long now) {
        lastAnswer.accumulate(now - measuredFrom);
    }

    /** Nothing is sent any more, and nobody waits. */
    void stop() {
        stoppedAfter = Math.min(stoppedAfter, Math.max(0, System.nanoTime() - measuredFrom));
    }

    boolean isStopped() {
        return stoppedAfter != Long.MAX_VALUE;
    }

    /** How long the measured phase was: as planned, or until the last answer, or until it was stopped. */
    Duration measured() {
        boolean endedEarly = plan.limit().isPresent() && left.get() <= 0;
        return Duration.ofNanos(Math.min(endedEarly ? lastAnswer.get() : end - measuredFrom, stoppedAfter));
    }
}
