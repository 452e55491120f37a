package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.Exchange;
import arena.load.validate.client.Token;
import arena.profiles.Answer.Content;
import arena.profiles.check.Verifier;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

/** The production stack: who may ask is asked for each request, and what was written is read next. */
@Group(value = "production-stack", profiles = "production-stack")
final class ProductionChecks {

    private static final String CACHE = "X-Cache";
    private static final String MISS = "MISS";
    private static final String ITEM = "/api/items/";

    private static final Map<String, String> NOBODY = Map.of();
    private static final Map<String, String> FORGER = Map.of("authorization", "Bearer invalid.token.here");
    private static final Map<String, String> ALICE = Map.of("authorization", "Bearer " + Token.OF_ALICE.text());

    private final Edge edge;
    private final Verifier verifier;

    ProductionChecks(Arena arena, ClientProgram client) {
        edge = new Edge(arena, client);
        verifier = arena.verifier();
    }

    @Checks(176)
    @DisplayName("the edge answers within 60 s")
    void becomesReady() {
        edge.mustBecomeReady(60);
    }

    @Checks(177)
    @DisplayName("HTTP/2 is spoken")
    void speaksHttp2() {
        edge.mustSpeakHttp2();
    }

    @Checks(178)
    @DisplayName("reset.css is a style sheet")
    void answersStyleSheet() {
        edge.get("/static/reset.css").mustHaveType("text/css");
    }

    @Checks(179)
    @DisplayName("app.js is not empty")
    void answersBytes() {
        edge.mustAnswerBytes();
    }

    @Checks(180)
    @DisplayName("what is public adds operands")
    void addsOperands() {
        edge.mustAddOperands("/public/baseline");
    }

    @Checks(181)
    @DisplayName("what is public adds random operands")
    void addsRandomOperands() {
        edge.mustAddRandomOperands("/public/baseline");
    }

    @Checks(182)
    @DisplayName("public items are those of the dataset, with totals for a multiplier of 1")
    void answersPublicItems() {
        edge.mustAnswerItems("/public/json/", 25);
    }

    @Checks(183)
    @DisplayName("an item is not read without a token")
    void refusesReadingWithoutToken() {
        item(1, NOBODY).mustHaveStatus(401);
    }

    @Checks(184)
    @DisplayName("an item is not read with a wrong token")
    void refusesReadingWithWrongToken() {
        item(1, FORGER).mustHaveStatus(401);
    }

    @Checks(185)
    @DisplayName("an item is not written without a token")
    void refusesWritingWithoutToken() {
        write(1, NOBODY, "unauth", 1, 1).mustHaveStatus(401);
    }

    @Checks(186)
    @DisplayName("an item is not written with a wrong token")
    void refusesWritingWithWrongToken() {
        write(1, FORGER, "unauth", 1, 1).mustHaveStatus(401);
    }

    @Checks(187)
    @DisplayName("an item is read with a token")
    void answersItem() {
        item(1, ALICE).mustHaveStatus(200).mustSay(new Content.Item(1), verifier);
    }

    @Checks(188)
    @DisplayName("an item is a miss when it is read first, and a hit the next time")
    void remembersItem() {
        mustBe(MISS, item(7, ALICE));
        mustBe("HIT", item(7, ALICE));
    }

    @Checks(189)
    @DisplayName("an item is written with a token")
    void writesItem() {
        write(2, ALICE, "validate-updated", 777, 99).mustHaveStatus(204);
    }

    @Checks(190)
    @DisplayName("an item is a miss after it was written")
    void forgetsWhatWasWritten() {
        item(3, ALICE).mustHaveStatus(200);
        write(3, ALICE, "validate-invalidated", 111, 22).mustHaveStatus(204);

        Exchange after = item(3, ALICE);
        mustBe(MISS, after);
        after.must(after.response().body().contains("validate-invalidated"), "the name that was written");
    }

    @Checks(191)
    @DisplayName("the one who asks is the one of the token")
    void answersUser() {
        edge.get("/api/me", ALICE).mustHaveStatus(200).mustSay(new Content.User(Token.OF_ALICE.user()), verifier);
    }

    private Exchange item(int id, Map<String, String> who) {
        return edge.get(ITEM + id, who);
    }

    private Exchange write(int id, Map<String, String> who, String name, int price, int quantity) {
        Map<String, String> headers = new HashMap<>(who);
        headers.put("content-type", "application/json");
        String body = "{\"name\":\"%s\",\"price\":%d,\"quantity\":%d}".formatted(name, price, quantity);
        return edge.post(ITEM + id, headers, body.getBytes(StandardCharsets.US_ASCII));
    }

    private static void mustBe(String expected, Exchange exchange) {
        exchange.must(exchange.header(CACHE).orElse("").equals(expected), CACHE + ": " + expected);
    }
}
