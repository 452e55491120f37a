package arena.profiles.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The items that JSON is made of: read once, immutable, shared by all event loops. */
public record Dataset(List<Item> items) {

    public Dataset {
        items = List.copyOf(items);
    }

    /**
     * Reads the arena's {@code dataset.json}.
     *
     * @throws IOException if the file can't be read or holds anything else; the message says which file and why
     */
    public static Dataset read(Path file) throws IOException {
        ObjectMapper mapper = new ObjectMapper()
                .enable(
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);
        try {
            return new Dataset(mapper.readValue(Files.readAllBytes(file), new TypeReference<List<Item>>() {}));
        } catch (JacksonException malformed) {
            throw new IOException(file + ": not a dataset: " + malformed.getOriginalMessage(), malformed);
        }
    }
}
