package arena.profiles.delay;

import io.vertx.core.Vertx;

/**
 * By timers of Vert.x.
 *
 * @param loop has one event loop
 */
record VertxAlarm(Vertx loop) implements Alarm {

    @Override
    public void in(long millis, Runnable ring) {
        loop.setTimer(millis, _ -> ring.run());
    }

    @Override
    public void atNextTurn(Runnable ring) {
        loop.runOnContext(_ -> ring.run());
    }
}
