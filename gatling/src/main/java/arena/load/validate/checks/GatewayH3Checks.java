package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import org.junit.jupiter.api.DisplayName;

/** A server behind an edge that speaks HTTP/3 as well; it is judged over HTTP/2, as the arena does. */
@Group(value = "gateway-h3", profiles = "gateway-h3")
final class GatewayH3Checks {

    private final Edge edge;

    GatewayH3Checks(Arena arena, ClientProgram client) {
        edge = new Edge(arena, client);
    }

    @Checks(163)
    @DisplayName("the edge answers within 30 s")
    void becomesReady() {
        edge.mustBecomeReady(30);
    }

    @Checks(164)
    @DisplayName("HTTP/2 is spoken")
    void speaksHttp2() {
        edge.mustSpeakHttp2();
    }

    @Checks(165)
    @DisplayName("reset.css is a style sheet")
    void answersStyleSheet() {
        edge.get("/static/reset.css").mustHaveType("text/css");
    }

    @Checks(166)
    @DisplayName("app.js is a script")
    void answersScript() {
        edge.get("/static/app.js").mustHaveType("application/javascript");
    }

    @Checks(167)
    @DisplayName("app.js is not empty")
    void answersBytes() {
        edge.mustAnswerBytes();
    }

    @Checks(168)
    @DisplayName("a file that does not exist is answered with 404")
    void answersNotFound() {
        edge.get("/static/nonexistent.txt").mustHaveStatus(404);
    }

    @Checks(169)
    @DisplayName("items are those of the dataset, with totals for a multiplier of 1")
    void answersItems() {
        edge.mustAnswerItems("/json/", 50);
    }

    @Checks(170)
    @DisplayName("items are JSON")
    void answersItemsAsJson() {
        edge.get("/json/50").mustHaveType("application/json");
    }

    @Checks(171)
    @DisplayName("rows of the database come")
    void answersRows() {
        edge.mustAnswerRows();
    }

    @Checks(172)
    @DisplayName("rows are JSON")
    void answersRowsAsJson() {
        edge.rows(10, 50).mustHaveType("application/json");
    }

    @Checks(173)
    @DisplayName("no rows are none")
    void answersEmptyRange() {
        edge.mustAnswerNoRows();
    }

    @Checks(174)
    @DisplayName("GET answers a + b")
    void addsOperands() {
        edge.mustAddOperands("/baseline2");
    }

    @Checks(175)
    @DisplayName("GET adds random operands")
    void addsRandomOperands() {
        edge.mustAddRandomOperands("/baseline2");
    }
}
