package arena.profiles.items;

import static java.nio.charset.StandardCharsets.US_ASCII;

import arena.profiles.text.ItemFields;
import arena.profiles.text.JsonWriter;
import io.vertx.core.buffer.Buffer;

/** See {@link ItemRenderer#direct}. Only names and punctuation are constants. */
final class DirectItemRenderer implements ItemRenderer {

    private static final byte[] ACTIVE = ",\"active\":true,\"rating\":{\"score\":".getBytes(US_ASCII);
    private static final byte[] INACTIVE = ",\"active\":false,\"rating\":{\"score\":".getBytes(US_ASCII);
    private static final byte[] COUNT = ",\"count\":".getBytes(US_ASCII);
    private static final byte[] END = "}}".getBytes(US_ASCII);

    private final JsonWriter out = new JsonWriter();

    @Override
    public Buffer render(Item item) {
        out.reset();
        ItemFields.begin(out, item.id(), item.name(), item.category(), item.price(), item.quantity());
        out.raw(item.active() ? ACTIVE : INACTIVE);
        out.number(item.rating().score());
        out.raw(COUNT);
        out.number(item.rating().count());
        out.raw(END);
        return out.copy();
    }
}
