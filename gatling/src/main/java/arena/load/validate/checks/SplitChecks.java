package arena.load.validate.checks;

import arena.load.validate.client.SplitSweep;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;

/** Sums of requests that come in two pieces, cut anywhere. The server must close each connection, as it is asked to. */
@Group(
        value = "baseline",
        profiles = {"baseline", "limited-conn", "latency-1m", "latency-10k", "latency-500k-8cpu"})
final class SplitChecks {

    private static final String OPERANDS = "a=13&b=42";
    private static final String SIZED = "Content-Type: text/plain\r\nContent-Length: 2\r\n";
    private static final String CHUNKED = "Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n";
    private static final String BROWSER = "User-Agent: sweep\r\nAccept: text/plain\r\nAccept-Encoding: identity\r\n";

    private final SplitSweep sweep;

    SplitChecks(Arena arena) {
        sweep = new SplitSweep(arena.http());
    }

    @Checks(20)
    @DisplayName("a minimal GET is answered wherever it is cut")
    void answersMinimalGet() {
        sweep.mustAnswer(head("GET", OPERANDS, ""), 55);
    }

    @Checks(21)
    @DisplayName("a GET with usual header fields is answered wherever it is cut")
    void answersGetWithFields() {
        sweep.mustAnswer(head("GET", OPERANDS, BROWSER), 55);
    }

    @Checks(22)
    @DisplayName("a GET with field names in lower case is answered wherever it is cut")
    void answersGetInLowerCase() {
        sweep.mustAnswer(lowerCase(head("GET", OPERANDS, BROWSER)), 55);
    }

    @Checks(23)
    @DisplayName("a GET with random operands is answered wherever it is cut")
    void answersGetWithRandomOperands() {
        int a = Dice.operand();
        int b = Dice.operand();

        sweep.mustAnswer(head("GET", "a=" + a + "&b=" + b, ""), a + b);
    }

    @Checks(24)
    @DisplayName("a POST is answered wherever it is cut")
    void answersPost() {
        sweep.mustAnswer(head("POST", OPERANDS, SIZED) + "20", 75);
    }

    @Checks(25)
    @DisplayName("a POST with field names in lower case is answered wherever it is cut")
    void answersPostInLowerCase() {
        sweep.mustAnswer(lowerCase(head("POST", OPERANDS, SIZED)) + "20", 75);
    }

    @Checks(26)
    @DisplayName("a POST with random operands and body is answered wherever it is cut")
    void answersPostWithRandomNumbers() {
        int a = Dice.operand();
        int b = Dice.operand();
        int body = Dice.between(10, 99);

        sweep.mustAnswer(head("POST", "a=" + a + "&b=" + b, SIZED) + body, a + b + body);
    }

    @Checks(27)
    @DisplayName("a POST in one chunk is answered wherever it is cut")
    void answersChunk() {
        sweep.mustAnswer(head("POST", OPERANDS, CHUNKED) + "2\r\n20\r\n0\r\n\r\n", 75);
    }

    @Checks(28)
    @DisplayName("a POST in two chunks is answered wherever it is cut")
    void answersTwoChunks() {
        sweep.mustAnswer(head("POST", OPERANDS, CHUNKED) + "1\r\n2\r\n1\r\n0\r\n0\r\n\r\n", 75);
    }

    private static String head(String method, String operands, String fields) {
        return method + " /baseline11?" + operands + " HTTP/1.1\r\nHost: localhost:8080\r\n" + fields
                + "Connection: close\r\n\r\n";
    }

    /** With the names of all fields in lower case, and their values: the names of codings and types don't mind. */
    private static String lowerCase(String head) {
        int line = head.indexOf('\n') + 1;
        return head.substring(0, line) + head.substring(line).toLowerCase(Locale.ROOT);
    }
}
