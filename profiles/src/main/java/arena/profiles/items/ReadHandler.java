package arena.profiles.items;

import arena.profiles.cache.CacheAside;
import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;

/** Answers an item and whether it came from a cache. One per event loop. */
final class ReadHandler implements Handler<Exchange> {

    private static final CharSequence X_CACHE = HttpHeaders.createOptimized("X-Cache");
    private static final CharSequence HIT = HttpHeaders.createOptimized("HIT");
    private static final CharSequence MISS = HttpHeaders.createOptimized("MISS");

    private final ItemTable table;
    private final CacheAside<Item> cache;
    private final ItemRenderer renderer;

    ReadHandler(ItemTable table, CacheAside<Item> cache, ItemRenderer renderer) {
        this.table = table;
        this.cache = cache;
        this.renderer = renderer;
    }

    @Override
    public void handle(Exchange exchange) {
        int id = ItemId.of(exchange);
        Item held = cache.held(id);
        if (held != null) {
            answer(exchange, held, HIT);
            return;
        }
        cache.find(id, () -> table.find(id))
                .map(found -> found.orElseThrow(RequestException::notFound))
                .onSuccess(found -> answer(exchange, found.row(), found.isHit() ? HIT : MISS))
                .onFailure(exchange::fail);
    }

    private void answer(Exchange exchange, Item item, CharSequence source) {
        if (exchange.isAnswered()) {
            return;
        }
        exchange.request().response().putHeader(X_CACHE, source);
        exchange.serialised(renderer.render(item));
    }
}
