package arena.load.validate.fake;

import arena.load.validate.client.Token;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Reads and writes items for whoever brings the arena's token, and says which it had at hand. Thread-safe. */
final class FakeApi {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String CREDENTIALS = "Bearer " + Token.OF_ALICE.text();

    private final Fault fault;
    private final FakeData data;
    private final Map<Integer, ObjectNode> written = new ConcurrentHashMap<>();
    private final Map<Integer, ObjectNode> cache = new ConcurrentHashMap<>();

    FakeApi(Fault fault, FakeData data) {
        this.fault = fault;
        this.data = data;
    }

    /** @param name what follows the last slash: {@code me}, or the id of an item */
    FakeResponse answer(FakeRequest request, String name) throws IOException {
        if (!admits(request)) {
            return FakeResponse.refusal(fault == Fault.STRANGER_ANSWERED_WITH_403 ? 403 : 401);
        }
        if (name.equals("me")) {
            return user();
        }
        int id = Integer.parseInt(name);
        return request.method().equals("POST") ? write(id, request.body()) : read(id);
    }

    private boolean admits(FakeRequest request) {
        String credentials = request.field("Authorization");
        boolean reads = request.method().equals("GET");
        return credentials.equals(CREDENTIALS)
                || switch (fault) {
                    case READS_WITHOUT_TOKEN -> credentials.isEmpty() && reads;
                    case WRITES_WITHOUT_TOKEN -> credentials.isEmpty() && !reads;
                    case ANY_TOKEN_ACCEPTED -> !credentials.isEmpty();
                    default -> false;
                };
    }

    private FakeResponse user() throws IOException {
        int id = fault == Fault.USER_OF_ANOTHER_ID ? Token.OF_ALICE.user() + 1 : Token.OF_ALICE.user();
        ObjectNode user = JSON.createObjectNode().put("id", id).put("name", "Alice Chen");
        return json(user.put("email", "alice@example.org").put("plan", "some"));
    }

    private FakeResponse read(int id) throws IOException {
        boolean cached = cache.containsKey(id);
        ObjectNode item = cache.computeIfAbsent(id, this::stored);
        boolean hit = switch (fault) {
            case CACHE_NEVER_HIT -> false;
            case CACHE_ALWAYS_HIT -> true;
            default -> cached;
        };
        FakeResponse response =
                json(fault == Fault.ITEM_OF_ANOTHER_ID ? item.deepCopy().put("id", id + 1) : item);
        return fault == Fault.X_CACHE_MISSING ? response : response.with("X-Cache: " + (hit ? "HIT" : "MISS"));
    }

    private FakeResponse write(int id, String body) throws IOException {
        ObjectNode item = stored(id).setAll((ObjectNode) JSON.readTree(body));
        if (fault != Fault.WRITE_LOST) {
            written.put(id, item);
        }
        switch (fault) {
            case ITEM_STALE_AFTER_WRITE -> {}
            case ITEM_CACHED_AS_WRITTEN -> cache.put(id, item);
            default -> cache.remove(id);
        }
        return fault == Fault.WRITE_ANSWERED_WITH_200
                ? FakeResponse.of("text/plain", "done")
                : new FakeResponse(204, List.of(), "");
    }

    private ObjectNode stored(int id) {
        int index = (id - 1) % data.dataset().size();
        return written.getOrDefault(id, data.item(index)).deepCopy().put("id", id);
    }

    private static FakeResponse json(ObjectNode body) throws IOException {
        return FakeResponse.of("application/json", JSON.writeValueAsBytes(body));
    }
}
