package arena.profiles.items;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.Json;

/** Makes JSON of an item, for each answer anew. Flavours differ in how. One per event loop, not to be shared. */
@FunctionalInterface
public interface ItemRenderer {

    Buffer render(Item item);

    /** By Jackson, through the JSON API of Vert.x. */
    static ItemRenderer jackson() {
        return Json::encodeToBuffer;
    }

    /** By our own writer. */
    static ItemRenderer direct() {
        return new DirectItemRenderer();
    }
}
