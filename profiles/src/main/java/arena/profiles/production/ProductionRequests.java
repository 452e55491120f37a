package arena.profiles.production;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Payload;
import arena.profiles.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The requests of the production stack (SPEC 9.3). */
final class ProductionRequests {

    private static final int BLOCKS = 1000;
    private static final int ITEMS_PER_BLOCK = 10;
    private static final int WRITTEN_ITEMS = 20;

    /** With the newline that ends the arena's file, which its load generator sends as it is. */
    private static final Payload UPDATE = Payload.sized("{\"name\":\"bench-updated\",\"price\":250,\"quantity\":10}\n");

    private static final List<Request> FILES = Stream.of(
                    "reset.css", "components.css", "app.js", "vendor.js", "header.html", "hero.webp")
            .map(Request::file)
            .toList();

    private static final List<Request> SUMS = List.of(sum(1, 1), sum(13, 42), sum(100, 7));

    private static final Request ME = Request.get("/api/me", Answer.json(new Content.User(ProductionProfiles.USER)))
            .preferringBrotli();

    private ProductionRequests() {}

    /**
     * 20,000 requests in blocks of 20: six files, two sums, ten items and twice the user. Items go on from block to block;
     * of the three sums each block takes the next two, starting one later than the block before.
     */
    static List<Request> reads() {
        List<Request> reads = new ArrayList<>();
        for (int block = 0; block < BLOCKS; block++) {
            reads.addAll(FILES);
            reads.add(SUMS.get(block % SUMS.size()));
            reads.add(SUMS.get((block + 1) % SUMS.size()));
            int first = block * ITEMS_PER_BLOCK + 1;
            for (int id = first; id < first + ITEMS_PER_BLOCK; id++) {
                reads.add(item(id));
            }
            reads.add(ME);
            reads.add(ME);
        }
        return reads;
    }

    /** One update each of the first items. */
    static List<Request> writes() {
        return IntStream.rangeClosed(1, WRITTEN_ITEMS)
                .mapToObj(id -> Request.post("/api/items/" + id, UPDATE, Answer.noContent())
                        .with("Content-Type", "application/json"))
                .toList();
    }

    private static Request sum(int a, int b) {
        return Request.get("/public/baseline?a=" + a + "&b=" + b, Answer.text(a + b))
                .preferringBrotli();
    }

    private static Request item(int id) {
        return Request.get("/api/items/" + id, Answer.json(new Content.Item(id)))
                .preferringBrotli();
    }
}
