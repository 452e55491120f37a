package arena.profiles.delay;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;

/** Answers a number of milliseconds after that many milliseconds, never earlier. One per event loop. */
final class DelayHandler implements Handler<Exchange> {

    private final DelayTimer timer;

    DelayHandler(DelayTimer timer) {
        this.timer = timer;
    }

    @Override
    public void handle(Exchange exchange) {
        long millis = exchange.segmentInteger("ms");
        if (millis < 0 || millis > DelayTimer.MAX_MILLIS) {
            throw RequestException.badRequest("path parameter ms must be between 0 and " + DelayTimer.MAX_MILLIS);
        }
        if (millis == 0) {
            exchange.text("0");
        } else {
            Wait wait = new Wait(exchange, millis);
            exchange.request().response().closeHandler(wait);
            timer.after(millis, wait);
        }
    }
}
