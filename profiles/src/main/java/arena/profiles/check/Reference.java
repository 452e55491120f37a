package arena.profiles.check;

import arena.profiles.Answer.Content;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The data that answers are compared with, as far as it is known. Immutable and thread-safe, provided that nobody changes
 * the nodes of the dataset.
 *
 * @param dataset the items that {@code /json} takes from the front, or null where only their shape can be judged
 * @param dataFolder what the server has as {@code /data}, with the folder {@code static} in it, or null where the bytes of
 *     files are not known; files are read anew for each answer, as they may be replaced meanwhile
 */
public record Reference(
        @Nullable JsonNode dataset, @Nullable Path dataFolder) {

    /** Nothing is known: answers are judged by their shape alone. */
    public static final Reference NONE = new Reference(null, null);

    public Reference {
        if (dataset != null && (!dataset.isArray() || dataset.size() < Content.MAX_ITEMS)) {
            throw new IllegalArgumentException("dataset: " + dataset.getNodeType() + " of " + dataset.size()
                    + " (expected: an array of at least " + Content.MAX_ITEMS + " items)");
        }
    }

    /**
     * The data of this folder: {@code dataset.json} and {@code static}.
     *
     * @throws UncheckedIOException if the dataset cannot be read
     */
    public static Reference of(Path dataFolder) {
        try {
            return new Reference(Json.read(Files.readAllBytes(dataFolder.resolve("dataset.json"))), dataFolder);
        } catch (IOException e) {
            throw new UncheckedIOException("dataset of " + dataFolder + ": " + e.getMessage(), e);
        }
    }
}
