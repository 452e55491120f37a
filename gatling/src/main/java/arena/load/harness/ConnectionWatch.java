package arena.load.harness;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Counts the sockets that a load generator has open, from outside. h2load does not count a connection that breaks off as an
 * error when it runs for a given time: the other connections go on, and what was under way on this one is forgotten.
 * Thread-safe.
 */
final class ConnectionWatch implements AutoCloseable {

    private static final long PERIOD_MILLIS = 50;

    /** The last sample may have been taken while connections were closed at the end, before the end was known. */
    private static final int DISTRUSTED = 2;

    private final ProcFs process;
    private final Deque<Integer> last = new ArrayDeque<>();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("connection-watch").factory());
    private int most;

    ConnectionWatch(ProcFs process) {
        this.process = process;
        var _ = timer.scheduleAtFixedRate(this::sample, PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }

    private synchronized void sample() {
        if (timer.isShutdown()) {
            return;
        }
        OptionalInt sockets = process.sockets();
        if (sockets.isPresent()) {
            most = Math.max(most, sockets.getAsInt());
            last.addLast(sockets.getAsInt());
            if (last.size() > DISTRUSTED + 1) {
                last.removeFirst();
            }
        }
    }

    /** The most connections that there were at a time. */
    synchronized int most() {
        return most;
    }

    /** The end: what happens from now on does not count. */
    @Override
    public synchronized void close() {
        timer.shutdownNow();
    }

    /** How many connections fewer there were shortly before the end than at the most; 0 where nobody can tell. */
    synchronized int lost() {
        return last.isEmpty() ? 0 : most - last.getFirst();
    }
}
