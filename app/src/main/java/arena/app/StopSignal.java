package arena.app;

import java.lang.reflect.Proxy;
import java.util.concurrent.CountDownLatch;

/**
 * The wish of the operating system that the server stop: SIGTERM or SIGINT. A shutdown hook would do for stopping, but then
 * the exit status would be that of a signal, loggers would be closed at the same time, and temporary files would stay.
 */
final class StopSignal {

    private final CountDownLatch received = new CountDownLatch(1);

    private StopSignal() {}

    /**
     * Takes the signals over from the JVM. By reflection, because the compiler warns of {@code sun.misc.Signal}, which the
     * module jdk.unsupported exports for want of anything else, and can't be told not to.
     *
     * @throws IllegalStateException if this JVM has no such class, or keeps a signal for itself
     */
    static StopSignal install() {
        StopSignal stop = new StopSignal();
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Object receiver = Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, (_, _, _) -> {
                stop.received.countDown();
                return null;
            });
            for (String name : new String[] {"TERM", "INT"}) {
                Object one = signal.getConstructor(String.class).newInstance(name);
                signal.getMethod("handle", signal, handler).invoke(null, one, receiver);
            }
            return stop;
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("signals can't be received", impossible);
        }
    }

    /** Waits until one of the signals arrives. */
    void await() throws InterruptedException {
        received.await();
    }
}
