package arena.profiles.delay;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** A clock and its alarm that stand still until a test moves them. */
final class HandDrivenTime implements LongSupplier, Alarm {

    private long nanos;
    private long ringsAt;
    private @Nullable Runnable ring;
    private int alarmsSet;

    /** Begins half a minute before the nanoseconds overflow, as those of {@link System#nanoTime} may. */
    HandDrivenTime() {
        nanos = Long.MAX_VALUE - Duration.ofSeconds(30).toNanos();
    }

    @Override
    public long getAsLong() {
        return nanos;
    }

    @Override
    public void set(long millis, Runnable ring) {
        if (millis < 1) {
            throw new IllegalArgumentException("millis: " + millis + " (expected: at least 1)");
        }
        this.ring = ring;
        ringsAt = nanos + Duration.ofMillis(millis).toNanos();
        alarmsSet++;
    }

    /** Lets time pass; the alarm rings on the way. */
    void pass(long nanosToPass) {
        long end = nanos + nanosToPass;
        Runnable next = ring;
        while (next != null && ringsAt - end <= 0) {
            if (ringsAt - nanos > 0) {
                nanos = ringsAt;
            }
            ring = null;
            next.run();
            next = ring;
        }
        nanos = end;
    }

    void passMillis(long millis) {
        pass(Duration.ofMillis(millis).toNanos());
    }

    /** Lets time pass unnoticed, as while the event loop is busy with something else. */
    void stallMillis(long millis) {
        nanos += Duration.ofMillis(millis).toNanos();
    }

    /** How often the alarm was set. */
    int alarmsSet() {
        return alarmsSet;
    }

    boolean alarmIsSet() {
        return ring != null;
    }
}
