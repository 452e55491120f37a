package arena.profiles;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Compares the catalogue with the table in the arena's papers, cell by cell. Skipped where the papers are not at hand. */
class ArenaTableTest {

    private static final Pattern PORT = Pattern.compile(":(\\d+)");
    private static final Pattern RATE = Pattern.compile("@([\\d,]+)/s");
    private static final Pattern STREAMS = Pattern.compile("(?:reads )?(\\d+)(?: \\+ writes (\\d+))? streams");
    private static final Pattern CPU_SET = Pattern.compile("cpuset `([^`]+)`");

    @Test
    void listsTheProfilesInTheOrderOfTheTable() {
        assertThat(Profiles.ALL).map(Profile::id).containsExactlyElementsOf(column(Cell.PROFILE));
    }

    @Test
    void pipelinesAsDeeplyAsTheTableSays() {
        List<String> expected = mapped(Cell.DEPTH, cell -> cell.equals("–") ? "1" : cell);

        assertThat(Profiles.ALL).map(profile -> TableRow.depth(shape(profile))).containsExactlyElementsOf(expected);
    }

    @Test
    void retiresConnectionsAsTheTableSays() {
        List<String> expected = mapped(Cell.REQUESTS, cell -> cell.equals("–") ? "0" : cell.replaceAll("[^\\d]", ""));

        assertThat(Profiles.ALL)
                .map(profile -> TableRow.requestsPerConnection(shape(profile)))
                .containsExactlyElementsOf(expected);
    }

    @Test
    void measuresAtTheConnectionCountsOfTheTable() {
        assertThat(Profiles.ALL)
                .map(profile -> shape(profile).connections().stream()
                        .map(String::valueOf)
                        .collect(joining(", ")))
                .containsExactlyElementsOf(column(Cell.CONNECTIONS));
    }

    @Test
    void asksAtThePortOfTheTable() {
        // Rows that read "as baseline" or "same" mean the port of the first.
        List<String> expected = mapped(Cell.ENDPOINT, cell -> find(PORT, cell, "8080"));

        assertThat(Profiles.ALL)
                .map(profile -> Integer.toString(profile.endpoint().port()))
                .containsExactlyElementsOf(expected);
    }

    @Test
    void asksAtTheRateOfTheTable() {
        List<String> expected =
                mapped(Cell.ENDPOINT, cell -> find(RATE, cell, "-").replace(",", ""));

        assertThat(Profiles.ALL).map(profile -> TableRow.rate(shape(profile))).containsExactlyElementsOf(expected);
    }

    @Test
    void multiplexesAsTheTableSays() {
        List<String> expected = mapped(Cell.ENDPOINT, cell -> find(STREAMS, cell, "1"));

        assertThat(Profiles.ALL)
                .map(profile -> profile.traffic().stream()
                        .map(stream -> TableRow.streams(stream.shape()))
                        .collect(joining("+")))
                .containsExactlyElementsOf(expected);
    }

    @Test
    void givesTheServerTheCpusOfTheTable() {
        List<String> expected = mapped(Cell.ENDPOINT, cell -> find(CPU_SET, cell, "0-31,64-95"));

        assertThat(Profiles.ALL).map(Profile::cpuSet).containsExactlyElementsOf(expected);
    }

    @Test
    void isDrivenByTheToolOfTheTable() {
        List<String> expected = mapped(Cell.TOOL, cell -> cell.replace("2×", ""));

        assertThat(Profiles.ALL)
                .map(profile -> profile.tool().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .containsExactlyElementsOf(expected);
    }

    @Test
    void isScoredAsTheTableSays() {
        List<String> expected = mapped(
                Cell.SCORED, cell -> cell.replaceAll("\\(.*|[^a-z /]", "").strip());

        assertThat(Profiles.ALL)
                .map(profile -> List.of(League.values()).stream()
                        .map(league -> profile.scoredFor().contains(league) ? "yes" : "no")
                        .collect(joining(" / ")))
                .containsExactlyElementsOf(expected);
    }

    private enum Cell {
        PROFILE(1),
        DEPTH(2),
        REQUESTS(3),
        CONNECTIONS(4),
        ENDPOINT(5),
        TOOL(6),
        SCORED(7);

        /** Counted from one, as there is nothing before the first bar. */
        final int column;

        Cell(int column) {
            this.column = column;
        }
    }

    private static LoadShape shape(Profile profile) {
        return profile.traffic().getFirst().shape();
    }

    private static List<String> column(Cell cell) {
        return mapped(cell, Function.identity());
    }

    private static List<String> mapped(Cell cell, Function<String, String> meaning) {
        return ArenaFolder.lines("SPEC.md").stream()
                .dropWhile(line -> !line.startsWith("| profile | p | r |"))
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .map(line -> line.split("\\|", -1)[cell.column].strip())
                .map(meaning)
                .toList();
    }

    /** The groups that matched, divided by "+". */
    private static String find(Pattern pattern, String cell, String otherwise) {
        Matcher matcher = pattern.matcher(cell);
        if (!matcher.find()) {
            return otherwise;
        }
        boolean two = matcher.groupCount() == 2 && matcher.group(2) != null;
        return two ? matcher.group(1) + "+" + matcher.group(2) : matcher.group(1);
    }
}
