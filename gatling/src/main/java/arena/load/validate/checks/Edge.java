package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.Exchange;
import arena.load.validate.client.MultiplexedSite;
import arena.profiles.Answer.Content;
import java.util.Map;

/** What a client sees of a stack: its edge, over HTTP/2. */
final class Edge {

    private static final String PROBE = "/static/reset.css";

    private final Arena arena;
    private final MultiplexedSite site;

    Edge(Arena arena, ClientProgram client) {
        this.arena = arena;
        site = arena.h2(client);
    }

    Exchange get(String target) {
        return site.get(target);
    }

    Exchange get(String target, Map<String, String> headers) {
        return site.get(target, headers);
    }

    Exchange post(String target, Map<String, String> headers, byte[] body) {
        return site.post(target, headers, body);
    }

    /** Asks as often as that, once a second, until any answer comes. */
    void mustBecomeReady(int attempts) {
        arena.limits().mustAnswer(site, PROBE, attempts);
    }

    void mustSpeakHttp2() {
        site.mustSpeak(site.get(PROBE));
    }

    void mustAnswerBytes() {
        Exchange exchange = get("/static/app.js");

        exchange.must(!exchange.response().body().isEmpty(), "a body");
    }

    /** So many items of the dataset, where the request names no multiplier. */
    void mustAnswerItems(String path, int count) {
        get(path + count).mustSay(new Content.DatasetItems(count, 1), arena.verifier());
    }

    Exchange rows(int min, int max) {
        return get("/async-db?min=" + min + "&max=" + max + "&limit=50");
    }

    void mustAnswerRows() {
        rows(10, 50).mustSay(new Content.DatabaseRows(10, 50, 50), arena.verifier());
    }

    void mustAnswerNoRows() {
        rows(9999, 9999).mustSay(new Content.DatabaseRows(9999, 9999, 0), arena.verifier());
    }

    void mustAddOperands(String path) {
        get(path + "?a=13&b=42").mustHaveBody(55);
    }

    void mustAddRandomOperands(String path) {
        int a = Dice.operand();
        int b = Dice.operand();
        get(path + "?a=" + a + "&b=" + b).mustHaveBody(a + b);
    }
}
