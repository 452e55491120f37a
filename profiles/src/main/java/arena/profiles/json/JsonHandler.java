package arena.profiles.json;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;
import java.util.List;

/** Answers the first items of the dataset, each with its total, serialised anew. One per event loop. */
final class JsonHandler implements Handler<Exchange> {

    private final List<Item> items;
    private final ItemAnswer answer;

    JsonHandler(Dataset dataset, ItemAnswer answer) {
        this.items = dataset.items();
        this.answer = answer;
    }

    @Override
    public void handle(Exchange exchange) {
        long wanted = exchange.segmentInteger("count");
        if (wanted < 0) {
            throw RequestException.badRequest("path parameter count must not be negative");
        }
        long multiplier = exchange.integer("m", 1);
        answer.send(exchange, items, (int) Math.min(wanted, items.size()), multiplier);
    }
}
