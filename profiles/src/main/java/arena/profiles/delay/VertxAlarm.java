package arena.profiles.delay;

import io.vertx.core.Vertx;

/** By a timer of Vert.x. */
final class VertxAlarm implements Alarm {

    private static final long NONE = -1;

    private final Vertx loop;
    private long timer = NONE;

    VertxAlarm(Vertx loop) {
        this.loop = loop;
    }

    @Override
    public void set(long millis, Runnable ring) {
        // Does nothing where that timer has fired.
        loop.cancelTimer(timer);
        timer = loop.setTimer(millis, _ -> ring.run());
    }
}
