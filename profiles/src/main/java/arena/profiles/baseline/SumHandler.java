package arena.profiles.baseline;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;

/** Answers {@code a + b}. Stateless: one instance may serve every event loop. */
final class SumHandler implements Handler<Exchange> {

    @Override
    public void handle(Exchange exchange) {
        exchange.text(Long.toString(add(exchange.integer("a"), exchange.integer("b"))));
    }

    static long add(long a, long b) {
        long sum = a + b;
        // As Math.addExact does it, but without an exception that carries a stack trace.
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw RequestException.badRequest("the sum does not fit in 64 bits");
        }
        return sum;
    }
}
