package arena.profiles.json;

import static java.nio.charset.StandardCharsets.US_ASCII;

import arena.profiles.text.ItemFields;
import arena.profiles.text.JsonWriter;
import java.util.List;

/** Writes the page of the first items, field by field, from the values. Only names and punctuation are constants. */
final class ItemWriter {

    private static final byte[] ITEMS = "{\"items\":[".getBytes(US_ASCII);
    private static final byte[] ACTIVE = ",\"active\":true,\"tags\":[".getBytes(US_ASCII);
    private static final byte[] INACTIVE = ",\"active\":false,\"tags\":[".getBytes(US_ASCII);
    private static final byte[] SCORE = "],\"rating\":{\"score\":".getBytes(US_ASCII);
    private static final byte[] RATINGS = ",\"count\":".getBytes(US_ASCII);
    private static final byte[] TOTAL = "},\"total\":".getBytes(US_ASCII);
    private static final byte[] COUNT = "],\"count\":".getBytes(US_ASCII);

    private ItemWriter() {}

    /** Writes a page from the beginning of {@code out}. */
    static void write(JsonWriter out, List<Item> items, int count, long multiplier) {
        out.reset();
        out.raw(ITEMS);
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                out.raw(',');
            }
            write(out, items.get(i), multiplier);
        }
        out.raw(COUNT);
        out.number(count);
        out.raw('}');
    }

    private static void write(JsonWriter out, Item item, long multiplier) {
        ItemFields.begin(out, item.id(), item.name(), item.category(), item.price(), item.quantity());
        out.raw(item.active() ? ACTIVE : INACTIVE);
        List<String> tags = item.tags();
        for (int i = 0; i < tags.size(); i++) {
            if (i > 0) {
                out.raw(',');
            }
            out.string(tags.get(i));
        }
        out.raw(SCORE);
        out.number(item.rating().score());
        out.raw(RATINGS);
        out.number(item.rating().count());
        out.raw(TOTAL);
        out.number(item.total(multiplier));
        out.raw('}');
    }
}
