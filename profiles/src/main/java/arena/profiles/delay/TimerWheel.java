package arena.profiles.delay;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Objects;
import java.util.Queue;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A hashed timer wheel with ticks of a millisecond. Owned by one event loop, no locks.
 *
 * <p>A timer of Vert.x costs a heap, a concurrent map and several objects for each request that waits. The wheel keeps a
 * node of 32 bytes instead, and shares an alarm among all tasks that are due within a few microseconds. It is idle when
 * nothing waits.
 *
 * <p><b>Slots.</b> The slot of a task is its deadline in whole milliseconds, modulo the number of slots. There are more
 * slots than the longest delay has milliseconds, and all that is due is taken out before something is put in, so tasks
 * that share a slot are due in the same millisecond: there are no rounds to count. A set of bits tells which slots are
 * in use; looking for the next one in it is 64 slots a step.
 *
 * <p><b>Order.</b> The tasks of a slot are a ring of nodes sorted by deadline; the slot holds the last one, whose successor
 * is the first. Tasks with one and the same delay, which is what the load consists of, come in the order of their
 * deadlines and are appended at once. Others are put in their place among those of the same millisecond.
 *
 * <p><b>Never early, and not late.</b> Deadlines are nanoseconds counted from the call; a task is due when the clock has
 * reached its deadline, not when a tick has. Every call runs what has become due meanwhile, so under load the requests
 * that arrive drive the wheel. For when none arrives there are alarms. Vert.x counts whole milliseconds, so an alarm can be
 * set to the very deadline only in the call that brings the task; one that is set later, such as a single one for
 * whatever is due next, would be up to a millisecond late, a tenth of the delay in the arena's load. Therefore a task
 * gets an alarm of its own, unless its deadline is near that of the alarm set before: then that one will do, and if it
 * rings a little too early the event loop turns without sleeping until the task is due.
 */
final class TimerWheel implements DelayTimer {

    private static final System.Logger LOG = System.getLogger(TimerWheel.class.getName());

    private static final long TICK_NANOS = 1_000_000;
    private static final int SLOTS = 1 << 16;
    private static final long NEVER = Long.MAX_VALUE;

    /** How near is near: about what it takes to wake a thread up, so that an alarm mostly finds all its tasks due. */
    static final long NEAR_NANOS = 50_000;

    private final LongSupplier clock;
    private final long origin;
    private final Alarm alarm;
    private final Runnable ring = this::ring;
    private final Runnable turn = this::turn;

    private final @Nullable Wait[] lastOfSlot = new @Nullable Wait[SLOTS];
    private final BitSet used = new BitSet(SLOTS);

    /** Deadline of the task that is due first. */
    private long earliest = NEVER;

    /** The deadline that the alarm was set to last. */
    private long lastAlarm = NEVER;

    private boolean awake;

    private final Queue<Runnable> due = new ArrayDeque<>();
    private boolean running;

    /** A node; times are nanoseconds since the origin of the wheel. */
    private static final class Wait {

        private final long deadline;
        private final Runnable task;
        private Wait next = this;

        Wait(long deadline, Runnable task) {
            this.deadline = deadline;
            this.task = task;
        }
    }

    /**
     * An empty wheel.
     *
     * @param clock nanoseconds since whenever, as {@link System#nanoTime}
     */
    TimerWheel(LongSupplier clock, Alarm alarm) {
        this.clock = clock;
        this.origin = clock.getAsLong();
        this.alarm = alarm;
    }

    @Override
    public void after(long millis, Runnable task) {
        if (millis < 1 || millis > MAX_MILLIS) {
            throw new IllegalArgumentException("millis: " + millis + " (expected: 1 to " + MAX_MILLIS + ")");
        }
        long now = now();
        long deadline = now + millis * TICK_NANOS;
        collect(now);
        put(new Wait(deadline, task));
        if (Math.abs(deadline - lastAlarm) > NEAR_NANOS) {
            lastAlarm = deadline;
            alarm.in(millis, ring);
        }
        runDue();
    }

    private void ring() {
        long now = now();
        collect(now);
        if (!awake && earliest - now <= NEAR_NANOS) {
            awake = true;
            alarm.atNextTurn(turn);
        }
        runDue();
    }

    private void turn() {
        awake = false;
        ring();
    }

    private long now() {
        return clock.getAsLong() - origin;
    }

    private static int slot(long deadline) {
        return (int) (deadline / TICK_NANOS) & (SLOTS - 1);
    }

    private void put(Wait wait) {
        earliest = Math.min(earliest, wait.deadline);
        int slot = slot(wait.deadline);
        Wait last = lastOfSlot[slot];
        if (last == null) {
            used.set(slot);
            lastOfSlot[slot] = wait;
            return;
        }
        Wait before = last;
        if (wait.deadline >= last.deadline) {
            lastOfSlot[slot] = wait;
        } else {
            while (before.next.deadline <= wait.deadline) {
                before = before.next;
            }
        }
        wait.next = before.next;
        before.next = wait;
    }

    /** Takes out what is due. */
    private void collect(long now) {
        while (earliest <= now) {
            int slot = slot(earliest);
            Wait last = Objects.requireNonNull(lastOfSlot[slot]);
            Wait first = last.next;
            due.add(first.task);
            if (first == last) {
                lastOfSlot[slot] = null;
                used.clear(slot);
                earliest = earliestFrom(slot);
            } else {
                last.next = first.next;
                earliest = first.next.deadline;
            }
        }
    }

    private long earliestFrom(int slot) {
        int next = used.nextSetBit(slot);
        if (next < 0) {
            next = used.nextSetBit(0);
        }
        return next < 0 ? NEVER : Objects.requireNonNull(lastOfSlot[next]).next.deadline;
    }

    /**
     * Runs what was taken out. An answer may lead to the next request of the same connection, which then comes back here:
     * its turn is after those that are due already.
     */
    private void runDue() {
        if (running) {
            return;
        }
        running = true;
        try {
            for (Runnable task = due.poll(); task != null; task = due.poll()) {
                run(task);
            }
        } finally {
            running = false;
        }
    }

    private static void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException failure) {
            LOG.log(System.Logger.Level.ERROR, "a delayed task failed", failure);
        }
    }
}
