package arena.profiles.delay;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;

/** Answers a number of milliseconds after that many milliseconds, never earlier. One per event loop. */
final class DelayHandler implements Handler<Exchange> {

    private static final long MAX_MILLIS = 60_000;

    private final Vertx vertx;

    DelayHandler(Vertx vertx) {
        this.vertx = vertx;
    }

    @Override
    public void handle(Exchange exchange) {
        long millis = exchange.segmentInteger("ms");
        if (millis < 0 || millis > MAX_MILLIS) {
            throw RequestException.badRequest("path parameter ms must be between 0 and " + MAX_MILLIS);
        }
        String answer = Long.toString(millis);
        if (millis == 0) {
            exchange.text(answer);
        } else {
            vertx.setTimer(millis, _ -> exchange.text(answer));
        }
    }
}
