package arena.profiles.check;

import arena.profiles.Answer.Content;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;

/** A made-up dataset, and right answers from it, for tests to spoil. */
final class SampleItems {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private SampleItems() {}

    static ArrayNode dataset() {
        ArrayNode items = NODES.arrayNode();
        for (int id = 1; id <= Content.MAX_ITEMS; id++) {
            items.add(item(id));
        }
        return items;
    }

    static ObjectNode item(int id) {
        ObjectNode item = NODES.objectNode()
                .put("id", id)
                .put("name", "Item " + id)
                .put("category", "tools")
                .put("price", 10 + id % 41)
                .put("quantity", 3 * id)
                .put("active", id % 2 == 0);
        item.putArray("tags").add("new").add("sale");
        item.putObject("rating").put("score", 48).put("count", 53 + id);
        return item;
    }

    static ObjectNode user() {
        return NODES.objectNode()
                .put("id", 42)
                .put("name", "Alice")
                .put("email", "alice@example.com")
                .put("plan", "pro");
    }

    /** Items in their envelope, as {@code /async-db} answers. */
    static ObjectNode rows(int count) {
        ObjectNode page = NODES.objectNode();
        ArrayNode items = page.putArray("items");
        for (int id = 1; id <= count; id++) {
            items.add(item(id));
        }
        return page.put("count", count);
    }

    /** Items with totals in their envelope, as {@code /json} answers. */
    static ObjectNode totalled(int count, int multiplier) {
        ObjectNode page = rows(count);
        for (JsonNode item : page.withArray("items")) {
            int total = item.path("price").intValue() * item.path("quantity").intValue() * multiplier;
            ((ObjectNode) item).put("total", total);
        }
        return page;
    }

    /** The item at this place, to be changed. */
    static ObjectNode item(ObjectNode page, int index) {
        return (ObjectNode) page.withArray("items").get(index);
    }

    static byte[] bytes(JsonNode node) {
        return node.toString().getBytes(StandardCharsets.UTF_8);
    }
}
