package arena.profiles.items;

import arena.profiles.cache.CacheAside;
import arena.profiles.http.Exchange;
import arena.profiles.http.LimitedBody;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;

/**
 * Changes an item: in the database first, then nobody may have the old one any more, then it is answered. One per event
 * loop.
 */
final class UpdateHandler implements Handler<Exchange> {

    private final ItemTable table;
    private final CacheAside<Item> cache;

    UpdateHandler(ItemTable table, CacheAside<Item> cache) {
        this.table = table;
        this.cache = cache;
    }

    @Override
    public void handle(Exchange exchange) {
        int id = ItemId.of(exchange);
        LimitedBody.read(
                exchange,
                ItemUpdate.MAX_BYTES,
                "a JSON object",
                (bytes, length) -> update(exchange, id, ItemUpdate.parse(bytes, length)));
    }

    private void update(Exchange exchange, int id, ItemUpdate update) {
        table.update(id, update)
                .onComplete(
                        found -> answer(exchange, id, found),
                        // It may have been made all the same: the connection can break off before PostgreSQL says so.
                        failure -> cache.forget(id).onComplete(_ -> exchange.fail(failure)));
    }

    private void answer(Exchange exchange, int id, boolean found) {
        if (found) {
            cache.forget(id).onComplete(_ -> exchange.noContent());
        } else {
            exchange.fail(RequestException.notFound());
        }
    }
}
