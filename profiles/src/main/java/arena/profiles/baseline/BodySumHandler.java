package arena.profiles.baseline;

import arena.profiles.http.Exchange;
import arena.profiles.http.NumberBody;
import io.vertx.core.Handler;

/** Answers {@code a + b + body}. Stateless: one instance may serve every event loop. */
final class BodySumHandler implements Handler<Exchange> {

    @Override
    public void handle(Exchange exchange) {
        long operands = SumHandler.add(exchange.integer("a"), exchange.integer("b"));
        NumberBody.read(exchange, body -> exchange.text(Long.toString(SumHandler.add(operands, body))));
    }
}
