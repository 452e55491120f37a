package arena.profiles.check;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.Answer.Content;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FortunePageTest {

    private static final String ADDED = "Additional fortune added at request time.";
    private static final String SCRIPT = "&lt;script&gt;alert(&quot;x&quot;);&lt;/script&gt;";
    private static final int MESSAGE_LENGTH = 80;

    @ParameterizedTest
    @ValueSource(ints = {201, 202, 210})
    void acceptsAPageWithAllRows(int rows) {
        assertThat(problem(page(rows, MESSAGE_LENGTH))).isEmpty();
    }

    @Test
    void acceptsTagsInUpperCase() {
        String page = page(201, MESSAGE_LENGTH).replace("<tr", "<TR").replace("<!doctype", "<!DOCTYPE");

        assertThat(problem(page)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 211})
    void refusesMissingAndSurplusRows(int rows) {
        assertThat(problem(page(rows, MESSAGE_LENGTH))).contains("rows (<tr): " + rows + " (expected: 201 to 210)");
    }

    @Test
    void refusesAPageThatIsNoHtmlDocument() {
        assertThat(problem(page(201, MESSAGE_LENGTH).replace("<!doctype html>", "")))
                .contains("body: lacks <!doctype html> (expected: has it)");
    }

    @Test
    void refusesAPageWithoutTheFortuneOfTheRequest() {
        assertThat(problem(page(201, MESSAGE_LENGTH).replace(ADDED, "")))
                .contains("body: lacks " + ADDED + " (expected: has it)");
    }

    @Test
    void refusesAnUnescapedScript() {
        assertThat(problem(page(201, MESSAGE_LENGTH).replace(SCRIPT, "<script>alert(\"x\");</script>")))
                .contains("body: lacks &lt;script&gt; (expected: has it)");
        assertThat(problem(page(201, MESSAGE_LENGTH) + "<script>alert(1)</script>"))
                .contains("body: has <script>alert (expected: escaped)");
    }

    @Test
    void refusesAPageThatIsTooShortOrTooLong() {
        assertThat(problem(page(201, 1)))
                .hasValueSatisfying(problem ->
                        assertThat(problem).startsWith("characters: ").endsWith(" (expected: 18432 to 65536)"));
        assertThat(problem(page(201, 400)))
                .hasValueSatisfying(problem ->
                        assertThat(problem).startsWith("characters: ").endsWith(" (expected: 18432 to 65536)"));
    }

    private static Optional<String> problem(String page) {
        return new Verifier(Reference.NONE).problem(new Content.FortunePage(), page.getBytes(StandardCharsets.UTF_8));
    }

    private static String page(int rows, int messageLength) {
        String row = "<tr><td>1</td><td>" + "x".repeat(messageLength) + "</td></tr>";
        return "<!doctype html><table>" + row.repeat(rows - 2) + "<tr><td>0</td><td>" + ADDED
                + "</td></tr><tr><td>11</td><td>" + SCRIPT + "</td></tr></table>";
    }
}
