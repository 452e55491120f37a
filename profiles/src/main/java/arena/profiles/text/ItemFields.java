package arena.profiles.text;

import static java.nio.charset.StandardCharsets.US_ASCII;

/** The fields with which an item begins in JSON, whichever endpoint shows it. Only names and punctuation are constants. */
public final class ItemFields {

    private static final byte[] ID = "{\"id\":".getBytes(US_ASCII);
    private static final byte[] NAME = ",\"name\":".getBytes(US_ASCII);
    private static final byte[] CATEGORY = ",\"category\":".getBytes(US_ASCII);
    private static final byte[] PRICE = ",\"price\":".getBytes(US_ASCII);
    private static final byte[] QUANTITY = ",\"quantity\":".getBytes(US_ASCII);

    private ItemFields() {}

    /** Opens an object and writes them. */
    public static void begin(JsonWriter out, long id, String name, String category, long price, long quantity) {
        out.raw(ID);
        out.number(id);
        out.raw(NAME);
        out.string(name);
        out.raw(CATEGORY);
        out.string(category);
        out.raw(PRICE);
        out.number(price);
        out.raw(QUANTITY);
        out.number(quantity);
    }
}
