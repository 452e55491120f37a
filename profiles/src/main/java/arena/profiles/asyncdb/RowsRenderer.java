package arena.profiles.asyncdb;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.Json;

/** Makes JSON of rows, for each answer anew. Flavours differ in how. One per event loop, not to be shared. */
@FunctionalInterface
public interface RowsRenderer {

    Buffer render(RowPage page);

    /** By Jackson, through the JSON API of Vert.x. */
    static RowsRenderer jackson() {
        return Json::encodeToBuffer;
    }

    /** By our own writer. */
    static RowsRenderer direct() {
        return new DirectRowsRenderer();
    }
}
