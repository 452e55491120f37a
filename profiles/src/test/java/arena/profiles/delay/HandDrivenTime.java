package arena.profiles.delay;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.LongSupplier;

/** A clock and its alarm that stand still until a test moves them. A turn of the event loop takes a microsecond. */
final class HandDrivenTime implements LongSupplier, Alarm {

    static final long TURN_NANOS = 1_000;

    private final long begin = Long.MAX_VALUE - Duration.ofSeconds(30).toNanos();
    private final Queue<Ring> rings = new PriorityQueue<>(Comparator.comparingLong(Ring::at));
    private long passed;
    private int alarmsSet;
    private int turns;

    private record Ring(long at, Runnable action) {}

    /** Begins half a minute before the nanoseconds overflow, as those of {@link System#nanoTime} may. */
    @Override
    public long getAsLong() {
        return begin + passed;
    }

    @Override
    public void in(long millis, Runnable ring) {
        if (millis < 1) {
            throw new IllegalArgumentException("millis: " + millis + " (expected: at least 1)");
        }
        alarmsSet++;
        rings.add(new Ring(passed + Duration.ofMillis(millis).toNanos(), ring));
    }

    @Override
    public void atNextTurn(Runnable ring) {
        turns++;
        rings.add(new Ring(passed + TURN_NANOS, ring));
    }

    /** Nanoseconds since the beginning. */
    long passed() {
        return passed;
    }

    /** Lets time pass; alarms ring on the way. */
    void pass(long nanos) {
        long end = passed + nanos;
        for (Ring ring = rings.peek(); ring != null && ring.at() <= end; ring = rings.peek()) {
            rings.remove();
            passed = Math.max(passed, ring.at());
            ring.action().run();
        }
        // A task may have stalled beyond the end.
        passed = Math.max(passed, end);
    }

    void passMillis(long millis) {
        pass(Duration.ofMillis(millis).toNanos());
    }

    /** Lets time pass unnoticed, as while the event loop is busy with something else. */
    void stallMillis(long millis) {
        passed += Duration.ofMillis(millis).toNanos();
    }

    /** How many alarms were set. */
    int alarmsSet() {
        return alarmsSet;
    }

    /** How often the event loop was kept from sleeping. */
    int turns() {
        return turns;
    }

    /** Whether anything will ring. */
    boolean isIdle() {
        return rings.isEmpty();
    }
}
