package arena.profiles.json;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;
import java.util.ArrayList;
import java.util.List;

/** Answers the first items of the dataset, each with its total, serialised anew. Immutable: serves every event loop. */
final class JsonHandler implements Handler<Exchange> {

    private final List<Item> items;

    JsonHandler(Dataset dataset) {
        this.items = dataset.items();
    }

    @Override
    public void handle(Exchange exchange) {
        long wanted = exchange.segmentInteger("count");
        if (wanted < 0) {
            throw RequestException.badRequest("path parameter count must not be negative");
        }
        long multiplier = exchange.integer("m", 1);
        int count = (int) Math.min(wanted, items.size());
        List<TotalledItem> page = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            page.add(TotalledItem.of(items.get(i), multiplier));
        }
        exchange.json(new ItemPage(page, count));
    }
}
