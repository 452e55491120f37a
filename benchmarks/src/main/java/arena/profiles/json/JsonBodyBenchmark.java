package arena.profiles.json;

import arena.profiles.Answer.Content;
import arena.profiles.Profiles;
import arena.profiles.Request;
import arena.profiles.check.Codings;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.text.JsonWriter;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Items as JSON, compressed where the endpoint does it by itself; flavour standard leaves that to the listener. */
@State(Scope.Benchmark)
public class JsonBodyBenchmark {

    /** Id of a profile with pages of items. */
    @Param("")
    public String profile = "";

    /** Flavour of the server. */
    @Param("")
    public String flavour = "";

    /** Folder with {@code dataset.json}. */
    @Param("")
    public String data = "";

    private final JsonWriter writer = new JsonWriter();
    private final Gzip gzip = new Gzip();
    private final List<Page> pages = new ArrayList<>();
    private boolean standard;
    private List<Item> items = List.of();
    private int next;

    private record Page(Content.DatasetItems content, boolean compressed) {}

    /**
     * Reads the dataset, and makes each page once.
     *
     * @throws IllegalStateException if a page is wrong
     */
    @Setup
    public void prepare() throws IOException {
        standard = flavour.equals("standard");
        items = Dataset.read(Path.of(data, "dataset.json")).items();
        Verifier verifier = new Verifier(Reference.of(Path.of(data)));
        for (Request request :
                Profiles.byId(profile).orElseThrow().traffic().getFirst().requests()) {
            if (!(request.answer().content() instanceof Content.DatasetItems content)) {
                throw new IllegalStateException(request.target() + ": no page of items");
            }
            Page page = new Page(content, !standard && request.headers().containsKey("Accept-Encoding"));
            String coding = page.compressed() ? "gzip" : "";
            byte[] plain = Codings.decode(coding, body(page).getBytes()).orElseThrow();
            verifier.problem(content, plain).ifPresent(problem -> {
                throw new IllegalStateException(request.target() + ": " + problem);
            });
            pages.add(page);
        }
    }

    /** The cost of a page, each in turn. */
    @Benchmark
    public Buffer body() {
        Page page = pages.get(next);
        next = next + 1 == pages.size() ? 0 : next + 1;
        return body(page);
    }

    private Buffer body(Page page) {
        return standard
                ? Json.encodeToBuffer(ItemPage.of(
                        items, page.content().count(), page.content().multiplier()))
                : written(page);
    }

    private Buffer written(Page page) {
        ItemWriter.write(writer, items, page.content().count(), page.content().multiplier());
        return page.compressed() ? gzip.compress(writer.bytes(), writer.length()) : writer.copy();
    }
}
