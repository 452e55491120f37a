package arena.app.local;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits until programs listen that don't say so. */
final class Listening {

    private static final Duration GLANCE = Duration.ofMillis(20);

    private Listening() {}

    /**
     * Waits until a connection to this port on 127.0.0.1 is accepted.
     *
     * @param givenUp asked now and then: true ends the wait
     */
    static void await(int port, BooleanSupplier givenUp) {
        while (!givenUp.getAsBoolean() && !isOpen(port)) {
            LockSupport.parkNanos(GLANCE.toNanos());
        }
    }

    private static boolean isOpen(int port) {
        try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }
}
