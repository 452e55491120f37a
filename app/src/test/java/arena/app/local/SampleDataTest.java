package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.aayushatharva.brotli4j.decoder.Decoder;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleDataTest {
    @TempDir
    static Path temporary;

    private static Path data;

    @BeforeAll
    static void make() {
        data = temporary.resolve("data");
        SampleData.make(data);
    }

    @ParameterizedTest
    @CsvSource({
        "reset.css, 8192, 2420, 2838",
        "layout.css, 25600, 5615, 6380",
        "theme.css, 18432, 4520, 5138",
        "components.css, 204800, 33268, 39348",
        "utilities.css, 61440, 11595, 13040",
        "analytics.js, 12288, 3899, 4390",
        "helpers.js, 22528, 6612, 7442",
        "app.js, 204800, 47275, 54813",
        "vendor.js, 307200, 67294, 79899",
        "router.js, 35840, 9665, 10856",
        "header.html, 122880, 9390, 11769",
        "footer.html, 56320, 6974, 8256",
        "logo.svg, 15344, 3028, 3654",
        "icon-sprite.svg, 71680, 11739, 13657",
        "manifest.json, 2883, 735, 927"
    })
    void textHasTheSizesOfTheArenaAndSiblingsThatHoldTheSame(String name, int bytes, int brotli, int gzip)
            throws IOException {
        byte[] text = file(name);
        byte[] br = file(name + ".br");
        byte[] gz = file(name + ".gz");

        assertThat(text).hasSize(bytes);
        assertThat(br.length).isCloseTo(brotli, Percentage.withPercentage(10));
        assertThat(gz.length).isCloseTo(gzip, Percentage.withPercentage(10));
        assertThat(Decoder.decompress(br).getDecompressedData()).isEqualTo(text);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(gz)).readAllBytes())
                .isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "regular.woff2, 18432, wOF2",
        "bold.woff2, 22528, wOF2",
        "hero.webp, 46080, RIFF",
        "thumb1.webp, 8192, RIFF",
        "thumb2.webp, 6144, RIFF"
    })
    void binaryHasTheSizeOfTheArenaAndNoSiblings(String name, int bytes, String magic) throws IOException {
        assertThat(file(name)).hasSize(bytes).startsWith(magic.getBytes(StandardCharsets.US_ASCII));
        assertThat(data.resolve("static").resolve(name + ".br")).doesNotExist();
        assertThat(data.resolve("static").resolve(name + ".gz")).doesNotExist();
    }

    @Test
    void nothingElseIsThere() throws IOException {
        try (var files = Files.list(data.resolve("static"));
                var top = Files.list(data)) {
            assertThat(files).hasSize(20 + 15 + 15);
            assertThat(top).hasSize(2);
        }
    }

    @Test
    void manifestIsJson() throws IOException {
        var manifest = new JsonObject(Buffer.buffer(file("manifest.json")));

        assertThat(manifest.getJsonArray("icons")).hasSizeGreaterThan(5);
    }

    @Test
    void datasetHasTheShapeOfTheArena() throws IOException {
        byte[] bytes = Files.readAllBytes(data.resolve("dataset.json"));
        var items = new JsonArray(Buffer.buffer(bytes));

        assertThat(bytes.length).isCloseTo(12_482, Percentage.withPercentage(2));
        assertThat(items).hasSize(50);
        for (int i = 0; i < 50; i++) {
            JsonObject item = items.getJsonObject(i);
            assertThat(item.fieldNames())
                    .containsExactly("id", "name", "category", "price", "quantity", "active", "tags", "rating");
            assertThat(item.getInteger("id")).isEqualTo(i + 1);
            assertThat(item.getInteger("price")).isBetween(1, 500);
            assertThat(item.getInteger("quantity")).isBetween(1, 100);
            assertThat(item.getJsonArray("tags").size()).isBetween(1, 4);
            assertThat(item.getJsonObject("rating").getInteger("score")).isBetween(1, 50);
            assertThat(item.getJsonObject("rating").getInteger("count")).isBetween(1, 500);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 203", "5, 7, 888", "10, 2, 1695", "15, 5, 2556", "25, 4, 4190", "40, 8, 6707", "50, 6, 8397"})
    void responsesAreAboutAsLongAsInTheArena(int count, int factor, int bytes) throws IOException {
        var all = new JsonArray(Buffer.buffer(Files.readAllBytes(data.resolve("dataset.json"))));
        var items = new JsonArray();
        for (int i = 0; i < count; i++) {
            JsonObject item = all.getJsonObject(i);
            items.add(item.put("total", item.getInteger("price") * item.getInteger("quantity") * factor));
        }

        var response = new JsonObject().put("items", items).put("count", count);

        assertThat(response.encode().length()).isCloseTo(bytes, Percentage.withPercentage(3));
    }

    @Test
    void isTheSameEveryTimeAndReplacesWhatWasThere() throws IOException {
        Path again = temporary.resolve("again");
        Files.createDirectories(again.resolve("stale"));

        SampleData.make(again);

        assertThat(contents(again)).isEqualTo(contents(data));
    }

    @ParameterizedTest
    @CsvSource({"components.css, {, }", "app.js, {, }", "vendor.js, (, )", "icon-sprite.svg, <, >", "header.html, <, >"
    })
    void textIsWrittenOutAndClosesWhatItOpens(String name, String open, String close) throws IOException {
        String text = new String(file(name), StandardCharsets.US_ASCII);

        assertThat(text).doesNotContainPattern("@[a-z]+@|@\\d+-\\d+@");
        assertThat(text.split(Pattern.quote(open), -1)).hasSameSizeAs(text.split(Pattern.quote(close), -1));
    }

    private static Map<String, Integer> contents(Path folder) throws IOException {
        var contents = new TreeMap<String, Integer>();
        try (var tree = Files.walk(folder)) {
            for (Path file : tree.filter(Files::isRegularFile).toList()) {
                contents.put(
                        folder.relativize(file).toString(),
                        Buffer.buffer(Files.readAllBytes(file)).hashCode());
            }
        }
        return contents;
    }

    private static byte[] file(String name) throws IOException {
        return Files.readAllBytes(data.resolve("static").resolve(name));
    }
}
