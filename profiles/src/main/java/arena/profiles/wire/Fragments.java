package arena.profiles.wire;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Sends a request in pieces, each of which the server sees before the next one comes. */
public final class Fragments {

    /**
     * Not virtual ones: on two cores, a virtual thread that writes files and another that reads what a process says are
     * enough to keep all others from ever running.
     */
    private static final Executor THREADS = Executors.newThreadPerTaskExecutor(
            Thread.ofPlatform().daemon().name("fragments").factory());

    private Fragments() {}

    /** Sends the pieces with a pause between each two; complete when the last one is sent. */
    public static CompletableFuture<Void> send(RawConnection connection, List<String> pieces, Duration pause) {
        Executor later = CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS, THREADS);
        CompletableFuture<Void> sent = CompletableFuture.runAsync(() -> connection.send(pieces.getFirst()), THREADS);
        for (String piece : pieces.subList(1, pieces.size())) {
            sent = sent.thenRunAsync(() -> connection.send(piece), later);
        }
        return sent;
    }

    /** A thread for each task. None keeps the process from ending. */
    public static Executor threads() {
        return THREADS;
    }
}
