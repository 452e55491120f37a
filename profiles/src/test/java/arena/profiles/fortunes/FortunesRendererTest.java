package arena.profiles.fortunes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Both renderers. */
class FortunesRendererTest {

    /** Every kind of character: escaped, plain, control, two and three bytes, beyond the BMP, half of a pair. */
    private static final List<String> ALPHABET = List.of(
            "&",
            "<",
            ">",
            "\"",
            "'",
            "`",
            "=",
            ";",
            "#",
            "a",
            "Z",
            " ",
            "{{",
            "}}",
            "\0",
            "\t",
            "\n",
            "\u007f",
            "\u0080",
            "é",
            "\u07ff",
            "\u0800",
            "—",
            "漢",
            "\uffff",
            "\ud83d\ude00",
            "\ud800\udc00",
            "\udbff\udfff",
            "\ud800",
            "\udbff",
            "\udc00",
            "\udfff");

    static Stream<FortunesRenderer> renderers() {
        return Stream.of(FortunesRenderer.template(), FortunesRenderer.direct());
    }

    @ParameterizedTest
    @MethodSource("renderers")
    void rendersAWholeDocumentWithARowForEachFortuneInTheGivenOrder(FortunesRenderer renderer) {
        String page = page(renderer, List.of(new Fortune(7, "seven"), new Fortune(3, "three")));

        assertThat(page).isEqualToNormalizingWhitespace("""
                <!DOCTYPE html>
                <html>
                <head><meta charset="utf-8"><title>Fortunes</title></head>
                <body>
                <table>
                <tr><th>id</th><th>message</th></tr>
                <tr><td>7</td><td>seven</td></tr>
                <tr><td>3</td><td>three</td></tr>
                </table>
                </body>
                </html>
                """);
    }

    @ParameterizedTest
    @MethodSource("renderers")
    void escapesWhatHasAMeaningInHtml(FortunesRenderer renderer) {
        assertThat(page(renderer, List.of(new Fortune(1, "<b class=\"x\">it's &amp;</b>"))))
                .contains("<td>&lt;b class&#x3D;&quot;x&quot;&gt;it&#x27;s &amp;amp;&lt;/b&gt;</td>");
    }

    @ParameterizedTest
    @MethodSource("renderers")
    void keepsNothingOfALongerPageBefore(FortunesRenderer renderer) {
        List<Fortune> few = List.of(new Fortune(1, "short"));
        String first = page(renderer, few);

        page(
                renderer,
                IntStream.range(0, 1000).mapToObj(i -> new Fortune(i, "long")).toList());

        assertThat(page(renderer, few)).isEqualTo(first);
    }

    @ParameterizedTest
    @MethodSource("renderers")
    void makesAPageThatItsCallerMayKeep(FortunesRenderer renderer) {
        var page = renderer.render(List.of(new Fortune(1, "kept")));
        byte[] before = page.getBytes();

        renderer.render(List.of(new Fortune(2, "next")));

        assertThat(page.getBytes()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void bothMakeTheSamePageOfRandomMessages(long seed) {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(seed);
        FortunesRenderer template = FortunesRenderer.template();
        FortunesRenderer direct = FortunesRenderer.direct();

        for (int round = 0; round < 20; round++) {
            List<Fortune> fortunes = Stream.generate(() -> new Fortune(random.nextInt(), message(random)))
                    .limit(random.nextInt(300))
                    .toList();

            assertThat(direct.render(fortunes)).isEqualTo(template.render(fortunes));
        }
    }

    @Test
    void bothMakeTheSamePageOfEveryCodeUnit() {
        List<Fortune> fortunes = IntStream.rangeClosed(Character.MIN_VALUE, Character.MAX_VALUE)
                .mapToObj(unit -> new Fortune(unit, "a" + (char) unit + "b"))
                .toList();

        assertThat(FortunesRenderer.direct().render(fortunes))
                .isEqualTo(FortunesRenderer.template().render(fortunes));
    }

    @ParameterizedTest
    @CsvSource({"0", "9", "10", "99", "100", "2147483647", "-1", "-2147483648"})
    void writesEveryNumber(int id) {
        assertThat(page(FortunesRenderer.direct(), List.of(new Fortune(id, ""))))
                .contains("<tr><td>" + id + "</td><td></td></tr>");
    }

    private static String message(RandomGenerator random) {
        StringBuilder message = new StringBuilder();
        for (int length = random.nextInt(120); length > 0; length--) {
            message.append(ALPHABET.get(random.nextInt(ALPHABET.size())));
        }
        return message.toString();
    }

    private static String page(FortunesRenderer renderer, List<Fortune> fortunes) {
        return renderer.render(fortunes).toString(StandardCharsets.UTF_8);
    }
}
