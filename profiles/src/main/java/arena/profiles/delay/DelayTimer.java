package arena.profiles.delay;

import io.vertx.core.Vertx;

/**
 * Runs tasks later, for the requests of one event loop. It is called on that loop and runs its tasks there, hence without
 * locks. Flavours differ in how.
 */
public interface DelayTimer {

    /** The longest delay there is, in milliseconds. */
    long MAX_MILLIS = 60_000;

    /**
     * Runs this task once so many milliseconds have passed since this call, in full nanoseconds, and never earlier.
     *
     * @param millis from 1 to {@link #MAX_MILLIS}
     */
    void after(long millis, Runnable task);

    /** By a timer of Vert.x for each task. Its event loop counts nanoseconds, so that none fires early by rounding. */
    static DelayTimer framework(Vertx loop) {
        return (millis, task) -> loop.setTimer(millis, _ -> task.run());
    }

    /** By a timer wheel, which asks Vert.x for one timer for all tasks that are due at about the same time. */
    static DelayTimer wheel(Vertx loop) {
        return new TimerWheel(System::nanoTime, new VertxAlarm(loop));
    }
}
