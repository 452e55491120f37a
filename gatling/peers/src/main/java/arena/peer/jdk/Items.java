package arena.peer.jdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.file.Path;

/** The endpoint that answers items of the dataset, by Jackson. */
record Items(JsonNode dataset) {

    private static final ObjectMapper JSON = new ObjectMapper();

    static Items read(Path file) throws IOException {
        return new Items(JSON.readTree(file.toFile()));
    }

    Reply answer(HttpExchange exchange) throws IOException {
        int count = Math.clamp(Query.segment(exchange), 0, dataset.size());
        long multiplier = Query.number(exchange, "m", "1");
        ObjectNode page = JSON.createObjectNode();
        ArrayNode items = page.putArray("items");
        for (int i = 0; i < count; i++) {
            JsonNode item = dataset.get(i);
            long total = item.path("price").longValue() * item.path("quantity").longValue() * multiplier;
            items.add(((ObjectNode) item.deepCopy()).put("total", total));
        }
        page.put("count", count);
        return new Reply("application/json", JSON.writeValueAsBytes(page));
    }
}
