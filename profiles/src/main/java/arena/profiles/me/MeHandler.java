package arena.profiles.me;

import arena.profiles.cache.CacheAside;
import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;

/** Answers the user in whose name the request is. One per event loop. */
final class MeHandler implements Handler<Exchange> {

    private final Caller caller;
    private final UserTable table;
    private final CacheAside<User> cache;
    private final UserRenderer renderer;

    MeHandler(Caller caller, UserTable table, CacheAside<User> cache, UserRenderer renderer) {
        this.caller = caller;
        this.table = table;
        this.cache = cache;
        this.renderer = renderer;
    }

    @Override
    public void handle(Exchange exchange) {
        long caller = this.caller.id(exchange);
        int id = (int) caller;
        if (id != caller) {
            throw RequestException.notFound();
        }
        User held = cache.held(id);
        if (held != null) {
            exchange.serialised(renderer.render(held));
            return;
        }
        cache.find(id, () -> table.find(id))
                .map(found -> found.orElseThrow(RequestException::notFound))
                .onSuccess(found -> exchange.serialised(renderer.render(found.row())))
                .onFailure(exchange::fail);
    }
}
