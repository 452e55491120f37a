package arena.load.validate.fake;

import arena.profiles.Answer.Content.StaticFile;
import arena.profiles.staticfiles.StaticFilesProfiles;
import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A data folder of a server's own, since its files are replaced.
 *
 * @param dataset as it was written; nobody changes it
 */
record FakeData(Path folder, ArrayNode dataset) {

    private static final ObjectMapper JSON = new ObjectMapper();

    static {
        Brotli4jLoader.ensureAvailability();
    }

    static FakeData in(Path folder) throws IOException {
        ArrayNode dataset = JSON.createArrayNode();
        for (int id = 1; id <= 50; id++) {
            ObjectNode item = dataset.addObject();
            item.put("id", id).put("name", "Item " + id).put("category", "some").put("price", 3 * id);
            item.put("quantity", id + 1).put("active", id % 2 == 0);
            item.putArray("tags").add("new").add("heavy");
            item.putObject("rating").put("score", id).put("count", 7 * id);
        }
        FakeData data = new FakeData(folder, dataset);
        Files.createDirectories(data.staticFolder());
        Files.write(folder.resolve("dataset.json"), JSON.writeValueAsBytes(dataset));
        for (var request : StaticFilesProfiles.STATIC_TLS.traffic().getFirst().requests()) {
            data.write(((StaticFile) request.answer().content()).name());
        }
        return data;
    }

    Path staticFolder() {
        return folder.resolve("static");
    }

    ObjectNode item(int index) {
        return (ObjectNode) dataset.get(index);
    }

    private void write(String name) throws IOException {
        byte[] content = ("This is " + name + ". ").repeat(100).getBytes(StandardCharsets.UTF_8);
        Files.write(staticFolder().resolve(name), content);
        if (!name.endsWith("woff2") && !name.endsWith("webp")) {
            Files.write(staticFolder().resolve(name + ".br"), Encoder.compress(content));
            Files.writeString(staticFolder().resolve(name + ".gz"), "nobody asks for it");
        }
    }
}
