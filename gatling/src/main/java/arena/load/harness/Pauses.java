package arena.load.harness;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Time in which a server is to come to rest. */
final class Pauses {

    private Pauses() {}

    /** @throws HarnessException if the run is interrupted */
    static void of(Duration duration) {
        try {
            var _ = new CountDownLatch(1).await(duration.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }
}
