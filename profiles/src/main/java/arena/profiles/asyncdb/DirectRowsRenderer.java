package arena.profiles.asyncdb;

import static java.nio.charset.StandardCharsets.US_ASCII;

import arena.profiles.text.ItemFields;
import arena.profiles.text.JsonWriter;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.Json;
import io.vertx.core.json.JsonArray;

/** See {@link RowsRenderer#direct}. Only names and punctuation are constants. */
final class DirectRowsRenderer implements RowsRenderer {

    private static final byte[] ITEMS = "{\"items\":[".getBytes(US_ASCII);
    private static final byte[] ACTIVE = ",\"active\":true,\"tags\":[".getBytes(US_ASCII);
    private static final byte[] INACTIVE = ",\"active\":false,\"tags\":[".getBytes(US_ASCII);
    private static final byte[] SCORE = "],\"rating\":{\"score\":".getBytes(US_ASCII);
    private static final byte[] RATINGS = ",\"count\":".getBytes(US_ASCII);
    private static final byte[] END = "}}".getBytes(US_ASCII);
    private static final byte[] COUNT = "],\"count\":".getBytes(US_ASCII);

    private final JsonWriter out = new JsonWriter();

    @Override
    public Buffer render(RowPage page) {
        out.reset();
        out.raw(ITEMS);
        for (int i = 0; i < page.items().size(); i++) {
            if (i > 0) {
                out.raw(',');
            }
            write(page.items().get(i));
        }
        out.raw(COUNT);
        out.number(page.count());
        out.raw('}');
        return out.copy();
    }

    private void write(ItemRow row) {
        ItemFields.begin(out, row.id(), row.name(), row.category(), row.price(), row.quantity());
        out.raw(row.active() ? ACTIVE : INACTIVE);
        write(row.tags());
        out.raw(SCORE);
        out.number(row.rating().score());
        out.raw(RATINGS);
        out.number(row.rating().count());
        out.raw(END);
    }

    private void write(JsonArray tags) {
        for (int i = 0; i < tags.size(); i++) {
            if (i > 0) {
                out.raw(',');
            }
            // A column of JSON may hold anything, though the arena has only strings there.
            if (tags.getValue(i) instanceof String tag) {
                out.string(tag);
            } else {
                out.raw(Json.encodeToBuffer(tags.getValue(i)).getBytes());
            }
        }
    }
}
