package arena.profiles.json;

import java.util.List;

/** An item as it is answered: unchanged, and with its total. */
record TotalledItem(
        long id,
        String name,
        String category,
        long price,
        long quantity,
        boolean active,
        List<String> tags,
        Rating rating,
        long total) {

    static TotalledItem of(Item item, long multiplier) {
        return new TotalledItem(
                item.id(),
                item.name(),
                item.category(),
                item.price(),
                item.quantity(),
                item.active(),
                item.tags(),
                item.rating(),
                item.total(multiplier));
    }
}
