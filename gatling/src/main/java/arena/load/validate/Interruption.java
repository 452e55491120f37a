package arena.load.validate;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.platform.engine.CancellationToken;

/** Whether a run is to end before its time. Thread-safe. */
final class Interruption {

    private final CancellationToken token = CancellationToken.create();
    private final CountDownLatch interrupted = new CountDownLatch(1);

    void interrupt() {
        token.cancel();
        interrupted.countDown();
    }

    boolean isInterrupted() {
        return token.isCancellationRequested();
    }

    /** Waits so long, or until it is interrupted, and says whether it is. */
    boolean comesWithin(Duration limit) {
        try {
            return interrupted.await(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return isInterrupted();
        }
    }

    /** Tells the launcher. */
    CancellationToken token() {
        return token;
    }
}
