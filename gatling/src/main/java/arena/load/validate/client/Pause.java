package arena.load.validate.client;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Waits where nothing tells when the time has come: between two looks at a server, or two requests of a steady rhythm. */
public final class Pause {

    private Pause() {}

    /** Returns at this moment of {@link System#nanoTime} or a little later; earlier if the thread is interrupted. */
    public static void until(long nanoTime) {
        // Parking may end early for no reason at all.
        for (long left = nanoTime - System.nanoTime();
                left > 0 && !Thread.currentThread().isInterrupted();
                left = nanoTime - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    /**
     * Looks again and again until something has come true, for the last time when the limit is reached.
     *
     * @return how long it took, or more than the limit if it never came true
     */
    public static Duration awaiting(Supplier<Boolean> condition, Duration limit, Duration interval) {
        long begin = System.nanoTime();
        while (true) {
            long look = System.nanoTime();
            if (condition.get()) {
                return Duration.ofNanos(look - begin);
            }
            if (look - begin >= limit.toNanos()) {
                return limit.plusNanos(1);
            }
            until(Math.min(look + interval.toNanos(), begin + limit.toNanos()));
        }
    }
}
