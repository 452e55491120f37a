package arena.profiles.getsum;

import io.vertx.core.Vertx;
import java.util.concurrent.TimeUnit;

/** The end of the time that a client has for its call. Owned by one event loop. */
final class Deadline {

    private static final int MAX_DIGITS = 8;

    /** Some 146 years, so that the sum with the clock does not overflow. */
    private static final long MAX_NANOS = Long.MAX_VALUE >> 1;

    private final Vertx loop;
    private final long timer;
    private final long atNanos;

    private Deadline(Vertx loop, long timer, long atNanos) {
        this.loop = loop;
        this.timer = timer;
        this.atNanos = atNanos;
    }

    /**
     * Begins to wait.
     *
     * @param timeout value of {@code grpc-timeout}: up to eight digits and a unit
     * @param expired is run once the time is over, unless it is cancelled before
     * @throws CallException if that is no timeout
     */
    static Deadline start(Vertx loop, String timeout, Runnable expired) {
        long nanos = Math.min(nanos(timeout), MAX_NANOS);
        long atNanos = System.nanoTime() + nanos;
        // Rounded up, for a timer must not ring before its time.
        long millis = Math.max(1, TimeUnit.NANOSECONDS.toMillis(nanos + 999_999));
        return new Deadline(loop, loop.setTimer(millis, _ -> expired.run()), atNanos);
    }

    /** Whether it is over, which a timer of whole milliseconds says later. */
    boolean hasPassed() {
        return System.nanoTime() - atNanos >= 0;
    }

    void cancel() {
        loop.cancelTimer(timer);
    }

    private static long nanos(String timeout) {
        int digits = timeout.length() - 1;
        if (digits < 1 || digits > MAX_DIGITS) {
            throw malformed();
        }
        long value = 0;
        for (int i = 0; i < digits; i++) {
            int digit = timeout.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw malformed();
            }
            value = value * 10 + digit;
        }
        return unit(timeout.charAt(digits)).toNanos(value);
    }

    private static TimeUnit unit(char letter) {
        return switch (letter) {
            case 'H' -> TimeUnit.HOURS;
            case 'M' -> TimeUnit.MINUTES;
            case 'S' -> TimeUnit.SECONDS;
            case 'm' -> TimeUnit.MILLISECONDS;
            case 'u' -> TimeUnit.MICROSECONDS;
            case 'n' -> TimeUnit.NANOSECONDS;
            default -> throw malformed();
        };
    }

    private static CallException malformed() {
        return CallException.malformed("malformed grpc-timeout");
    }
}
