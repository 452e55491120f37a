package arena.profiles.delay;

import io.vertx.core.Vertx;

/** The two timers there are. */
enum TimerKind {
    FRAMEWORK,
    WHEEL;

    DelayTimer create(Vertx loop) {
        return switch (this) {
            case FRAMEWORK -> DelayTimer.framework(loop);
            case WHEEL -> DelayTimer.wheel(loop);
        };
    }
}
