package arena.profiles.staticfiles;

import io.vertx.core.buffer.Buffer;
import java.io.IOException;

/** Reads a whole file into memory. May block. */
@FunctionalInterface
interface BodyReader {

    /**
     * All bytes of this version.
     *
     * @throws FileChangedException if it is not there any more
     */
    Buffer read(Representation file) throws IOException;
}
