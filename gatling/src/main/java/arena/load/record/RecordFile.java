package arena.load.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A record as a file of JSON. The fields are described in the module's README. */
public final class RecordFile {

    public static final String NAME = "record.json";

    private static final ObjectMapper JSON = JsonMapper.builder()
            .addModules(new Jdk8Module(), new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private RecordFile() {}

    public static String text(LoadRecord record) {
        return json(record);
    }

    private static String json(Object record) {
        try {
            var indented = new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
            return JSON.writer(indented).writeValueAsString(record) + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException("a record cannot be written", e);
        }
    }

    /** Writes it anew; whoever reads it meanwhile, or is interrupted, finds the old or the new, never a half. */
    public static void write(LoadRecord record, Path file) {
        writeText(json(record), file);
    }

    /** The same of what a request costs. */
    public static void write(CostRecord record, Path file) {
        writeText(json(record), file);
    }

    private static void writeText(String text, Path file) {
        try {
            Path draft = Files.writeString(file.resolveSibling(file.getFileName() + ".new"), text);
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }

    /**
     * Reads a record.
     *
     * @param path the file, or the folder that it stands in
     * @throws IllegalArgumentException if it is none, or one of another schema
     */
    public static LoadRecord read(Path path) {
        Path file = Files.isDirectory(path) ? path.resolve(NAME) : path;
        try {
            JsonNode tree = JSON.readTree(Files.readAllBytes(file));
            if (tree.path("schema").asInt() != LoadRecord.SCHEMA || !tree.has("runs")) {
                throw new IllegalArgumentException(
                        file + ": no record of schema " + LoadRecord.SCHEMA + " (found: " + tree.path("schema") + ")");
            }
            return JSON.treeToValue(tree, LoadRecord.class);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException("cannot read record " + file + ": no such file or folder", e);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    "cannot read record " + file + ": no JSON of a record (" + e.getOriginalMessage() + ")", e);
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read record " + file + ": " + e.getMessage(), e);
        }
    }
}
