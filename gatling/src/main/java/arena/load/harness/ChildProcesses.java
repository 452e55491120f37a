package arena.load.harness;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The processes that a bench run has started. They end with it, however it ends: {@link #close} stops them, newest first,
 * and so does the end of the JVM, by Ctrl-C or otherwise. Thread-safe.
 */
public final class ChildProcesses implements AutoCloseable {

    private static final int GRACE_SECONDS = 15;

    private final Deque<Process> running = new ArrayDeque<>();
    private final Lock stopping = new ReentrantLock();
    private final Thread hook;
    private boolean stopped;

    /** @param interrupted is run when the end of the JVM has stopped them, and not {@link #close} */
    public ChildProcesses(Runnable interrupted) {
        this.hook = new Thread(
                () -> {
                    stopAll();
                    interrupted.run();
                },
                "stop-children");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Starts a process.
     *
     * @throws HarnessException if it cannot be started, or if the bench run is being stopped
     */
    synchronized Process start(ProcessBuilder builder) {
        if (stopped) {
            throw new HarnessException("Interrupted.");
        }
        try {
            Process process = builder.start();
            running.push(process);
            return process;
        } catch (IOException e) {
            throw new HarnessException("Cannot start " + builder.command().getFirst() + ": " + e.getMessage(), e);
        }
    }

    /** Whether the bench run is being stopped, so that a process that has ended may not have done so by itself. */
    public synchronized boolean isStopped() {
        return stopped;
    }

    @Override
    public void close() {
        stopAll();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The JVM is going down, and the hook has done the same.
        }
    }

    /** Whoever comes second waits for the first, for the JVM must not end before the last process was told to. */
    private void stopAll() {
        synchronized (this) {
            stopped = true;
        }
        stopping.lock();
        try {
            for (Process process = next(); process != null; process = next()) {
                stop(process);
            }
        } finally {
            stopping.unlock();
        }
    }

    private synchronized @Nullable Process next() {
        return running.poll();
    }

    /** Asks first, so that a server can stop its own children; then insists, on those children as well. */
    private static void stop(Process process) {
        var descendants = process.descendants().toList();
        process.destroy();
        try {
            if (process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
    }
}
