package arena.profiles.json;

import arena.profiles.http.Exchange;
import java.util.List;

/** See {@link ItemAnswer#jackson}. Stateless. */
final class JacksonItemAnswer implements ItemAnswer {

    @Override
    public void send(Exchange exchange, List<Item> items, int count, long multiplier) {
        exchange.json(ItemPage.of(items, count, multiplier));
    }
}
