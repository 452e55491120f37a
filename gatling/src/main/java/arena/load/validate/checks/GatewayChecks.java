package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import org.junit.jupiter.api.DisplayName;

/** A server behind an edge that speaks HTTP/2. */
@Group(value = "gateway-64", profiles = "gateway-64")
final class GatewayChecks {

    private final Edge edge;

    GatewayChecks(Arena arena, ClientProgram client) {
        edge = new Edge(arena, client);
    }

    @Checks(150)
    @DisplayName("the edge answers within 30 s")
    void becomesReady() {
        edge.mustBecomeReady(30);
    }

    @Checks(151)
    @DisplayName("HTTP/2 is spoken")
    void speaksHttp2() {
        edge.mustSpeakHttp2();
    }

    @Checks(152)
    @DisplayName("reset.css is a style sheet")
    void answersStyleSheet() {
        edge.get("/static/reset.css").mustHaveType("text/css");
    }

    @Checks(153)
    @DisplayName("app.js is a script")
    void answersScript() {
        edge.get("/static/app.js").mustHaveType("application/javascript");
    }

    @Checks(154)
    @DisplayName("app.js is not empty")
    void answersBytes() {
        edge.mustAnswerBytes();
    }

    @Checks(155)
    @DisplayName("a file that does not exist is answered with 404")
    void answersNotFound() {
        edge.get("/static/nonexistent.txt").mustHaveStatus(404);
    }

    @Checks(156)
    @DisplayName("items are those of the dataset, with totals for a multiplier of 1")
    void answersItems() {
        edge.mustAnswerItems("/json/", 50);
    }

    @Checks(157)
    @DisplayName("items are JSON")
    void answersItemsAsJson() {
        edge.get("/json/50").mustHaveType("application/json");
    }

    @Checks(158)
    @DisplayName("rows of the database come")
    void answersRows() {
        edge.mustAnswerRows();
    }

    @Checks(159)
    @DisplayName("rows are JSON")
    void answersRowsAsJson() {
        edge.rows(10, 50).mustHaveType("application/json");
    }

    @Checks(160)
    @DisplayName("no rows are none")
    void answersEmptyRange() {
        edge.mustAnswerNoRows();
    }

    @Checks(161)
    @DisplayName("GET answers a + b")
    void addsOperands() {
        edge.mustAddOperands("/baseline2");
    }

    @Checks(162)
    @DisplayName("GET adds random operands")
    void addsRandomOperands() {
        edge.mustAddRandomOperands("/baseline2");
    }
}
