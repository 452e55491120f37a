package arena.profiles.delay;

import arena.profiles.http.Exchange;
import io.vertx.core.Handler;
import org.jspecify.annotations.Nullable;

/**
 * An answer that is due later. Whoever waits for it may be gone before: then the request and its connection are let go at
 * once, and what stays with the timer until it is due is this, empty. Owned by one event loop.
 */
final class Wait implements Runnable, Handler<Void> {

    private @Nullable Exchange exchange;
    private final long millis;

    Wait(Exchange exchange, long millis) {
        this.exchange = exchange;
        this.millis = millis;
    }

    /** It is due. */
    @Override
    public void run() {
        if (exchange != null && !exchange.request().response().closed()) {
            exchange.text(Long.toString(millis));
        }
    }

    /** The connection is closed. */
    @Override
    public void handle(Void nothing) {
        exchange = null;
    }
}
