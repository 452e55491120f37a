package arena.profiles.json;

import arena.profiles.http.Exchange;
import java.util.ArrayList;
import java.util.List;

/** See {@link ItemAnswer#jackson}. Stateless. */
final class JacksonItemAnswer implements ItemAnswer {

    @Override
    public void send(Exchange exchange, List<Item> items, int count, long multiplier) {
        List<TotalledItem> page = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            page.add(TotalledItem.of(items.get(i), multiplier));
        }
        exchange.json(new ItemPage(page, count));
    }
}
