package arena.load.validate.checks;

import arena.load.validate.client.Site;
import arena.profiles.wire.Wire;
import org.junit.jupiter.api.DisplayName;

/** Sums, each over a connection of its own. */
@Group(
        value = "baseline",
        profiles = {"baseline", "limited-conn", "latency-1m", "latency-10k", "latency-500k-8cpu"})
final class BaselineChecks {

    private static final String TARGET = "/baseline11?a=13&b=42";
    private static final String TYPE = "Content-Type: text/plain";

    private final Site http;

    BaselineChecks(Arena arena) {
        http = arena.http();
    }

    @Checks(7)
    @DisplayName("GET answers a + b")
    void addsOperands() {
        http.exchange(Wire.get(TARGET)).mustHaveBody(55);
    }

    @Checks(8)
    @DisplayName("POST answers a + b + body")
    void addsBody() {
        http.exchange(Wire.post(TARGET, "20", TYPE)).mustHaveBody(75);
    }

    @Checks(9)
    @DisplayName("POST with a chunked body answers a + b + body")
    void addsChunkedBody() {
        http.exchange(Wire.postChunked(TARGET, "20", 2, TYPE)).mustHaveBody(75);
    }

    @Checks(10)
    @DisplayName("GET answers plain text")
    void answersGetInPlainText() {
        http.exchange(Wire.get(TARGET)).mustHaveType("text/plain");
    }

    @Checks(11)
    @DisplayName("POST answers plain text")
    void answersPostInPlainText() {
        http.exchange(Wire.post(TARGET, "20", TYPE)).mustHaveType("text/plain");
    }

    @Checks(12)
    @DisplayName("GET adds random operands")
    void addsRandomOperands() {
        int a = Dice.operand();
        int b = Dice.operand();

        http.exchange(Wire.get("/baseline11?a=" + a + "&b=" + b)).mustHaveBody(a + b);
    }

    @Checks(13)
    @DisplayName("POST adds a random body")
    void addsRandomBody() {
        mustAdd(Dice.operand());
    }

    @Checks(14)
    @DisplayName("POST adds another random body")
    void addsAnotherRandomBody() {
        int first = Dice.operand();
        mustAdd(first);

        // Any but the first, so that a remembered answer is a wrong one.
        mustAdd(100 + (first - 100 + Dice.between(1, 899)) % 900);
    }

    private void mustAdd(int body) {
        http.exchange(Wire.post(TARGET, Integer.toString(body), TYPE)).mustHaveBody(55 + body);
    }
}
