package arena.peer.setup;

import io.vertx.core.Vertx;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.nio.file.Path;
import java.util.stream.IntStream;

/**
 * The items of the dataset as {@code JsonObject}s. Immutable and thread-safe, as long as nobody changes them.
 */
public record DatasetFile(JsonArray items) {

    /** Reads it, which blocks. */
    public static DatasetFile read(Vertx vertx, Path file) {
        return new DatasetFile(new JsonArray(vertx.fileSystem().readFileBlocking(file.toString())));
    }

    /** The first {@code count} items, each with {@code total = price * quantity * multiplier}, made anew. */
    public JsonObject page(int count, int multiplier) {
        JsonArray page = new JsonArray();
        IntStream.range(0, Math.clamp(count, 0, items.size()))
                .mapToObj(index -> totalled(items.getJsonObject(index), multiplier))
                .forEach(page::add);
        return new JsonObject().put("items", page).put("count", page.size());
    }

    private static JsonObject totalled(JsonObject item, int multiplier) {
        long total = item.getLong("price") * item.getLong("quantity") * multiplier;
        return item.copy().put("total", total);
    }
}
