package arena.load.validate.fake;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;

/** Answers with items of the dataset, and with rows that look like them. Thread-safe. */
final class FakeItems {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MOST = 50;

    private final Fault fault;
    private final FakeData data;
    private final AtomicInteger firstMultiplier = new AtomicInteger();

    FakeItems(Fault fault, FakeData data) {
        this.fault = fault;
        this.data = data;
    }

    FakeResponse dataset(FakeRequest request, int count) throws IOException {
        int multiplier = request.parameter("m", fault == Fault.TOTAL_WRONG_WITHOUT_MULTIPLIER ? 2 : 1);
        firstMultiplier.compareAndSet(0, multiplier);
        if (fault == Fault.ITEMS_OF_THE_FIRST_REQUEST) {
            multiplier = firstMultiplier.get();
        }
        ArrayNode items = JSON.createArrayNode();
        for (int index = 0; index < (fault == Fault.ITEM_MISSING ? count - 1 : count); index++) {
            items.add(item(index, multiplier));
        }
        FakeResponse response = json(items, count);
        boolean compressed =
                fault == Fault.ALWAYS_COMPRESSED || (request.accepts("gzip") && fault != Fault.NEVER_COMPRESSED);
        return compressed ? gzip(response) : response;
    }

    FakeResponse rows(FakeRequest request) throws IOException {
        int min = request.parameter("min", 10);
        int max = request.parameter("max", 50);
        boolean empty = min > 500;
        if (empty && fault == Fault.CRASH_ON_EMPTY_RANGE) {
            throw new EOFException();
        }
        int limit = fault == Fault.LIMIT_IGNORED ? MOST : request.parameter("limit", MOST);
        ArrayNode rows = JSON.createArrayNode();
        for (int index = fault == Fault.ROW_MISSING ? 1 : 0; index < limit && !empty; index++) {
            rows.add(data.item(index).deepCopy().put("price", min + index % (max - min)));
        }
        return json(rows, rows.size());
    }

    private ObjectNode item(int index, int multiplier) {
        ObjectNode item = data.item(index).deepCopy();
        long total = item.get("price").longValue() * item.get("quantity").longValue() * multiplier;
        if (fault == Fault.ITEM_CHANGED && index == 0) {
            item.put("name", "Another");
        }
        return fault == Fault.TOTAL_AS_STRING ? item.put("total", Long.toString(total)) : item.put("total", total);
    }

    private FakeResponse json(ArrayNode items, int count) throws IOException {
        ObjectNode envelope = JSON.createObjectNode().put("count", count);
        envelope.set("items", items);
        String type = fault == Fault.JSON_AS_TEXT ? "text/plain" : "application/json";
        return FakeResponse.of(type, JSON.writeValueAsBytes(envelope));
    }

    private FakeResponse gzip(FakeResponse plain) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(plain.body().getBytes(StandardCharsets.ISO_8859_1));
        }
        String coding = fault == Fault.GZIP_CALLED_BR ? "br" : "gzip";
        return FakeResponse.of("application/json", bytes.toByteArray()).with("Content-Encoding: " + coding);
    }
}
