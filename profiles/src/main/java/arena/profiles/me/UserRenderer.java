package arena.profiles.me;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.Json;

/** Makes JSON of a user, for each answer anew. Flavours differ in how. One per event loop, not to be shared. */
@FunctionalInterface
public interface UserRenderer {

    Buffer render(User user);

    /** By Jackson, through the JSON API of Vert.x. */
    static UserRenderer jackson() {
        return Json::encodeToBuffer;
    }

    /** By our own writer. */
    static UserRenderer direct() {
        return new DirectUserRenderer();
    }
}
