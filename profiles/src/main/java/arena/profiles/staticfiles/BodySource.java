package arena.profiles.staticfiles;

import arena.profiles.http.Exchange;
import io.vertx.core.Handler;

/** Sends what was chosen. Flavours differ in where the bytes come from. Thread-safe: one serves all event loops. */
interface BodySource {

    /**
     * Sends head and body. Never throws.
     *
     * @param failed told, on the event loop of the request, if nothing could be sent; a {@link FileChangedException} means
     *     that another version lies there by now
     */
    void send(Exchange exchange, Reply reply, Handler<Throwable> failed);

    Stats stats();
}
