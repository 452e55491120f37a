package arena.profiles.wire;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Sends a request in pieces, each of which the server sees before the next one comes. */
public final class Fragments {

    private static final Executor VIRTUAL = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("fragments").factory());

    private Fragments() {}

    /** Sends the pieces with a pause between each two; complete when the last one is sent. */
    public static CompletableFuture<Void> send(RawConnection connection, List<String> pieces, Duration pause) {
        Executor later = CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS, VIRTUAL);
        CompletableFuture<Void> sent = CompletableFuture.runAsync(() -> connection.send(pieces.getFirst()), VIRTUAL);
        for (String piece : pieces.subList(1, pieces.size())) {
            sent = sent.thenRunAsync(() -> connection.send(piece), later);
        }
        return sent;
    }

    /** A virtual thread for each task. */
    public static Executor threads() {
        return VIRTUAL;
    }
}
