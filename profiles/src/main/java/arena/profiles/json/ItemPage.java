package arena.profiles.json;

import java.util.ArrayList;
import java.util.List;

/** The envelope of the answer. */
record ItemPage(List<TotalledItem> items, int count) {

    /**
     * With the first {@code count} items and their totals.
     *
     * @throws arena.profiles.http.RequestException 400, if a total does not fit in 64 bits
     */
    static ItemPage of(List<Item> items, int count, long multiplier) {
        List<TotalledItem> page = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            page.add(TotalledItem.of(items.get(i), multiplier));
        }
        return new ItemPage(page, count);
    }
}
