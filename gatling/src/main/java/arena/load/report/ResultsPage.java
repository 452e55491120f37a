package arena.load.report;

import arena.load.harness.BenchResult;
import arena.load.harness.Circumstances;
import arena.load.harness.ErrorKind;
import arena.load.harness.ProfileResult;
import arena.load.harness.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The results as a web page, with links to Gatling's reports. It needs nothing but the folder that it stands in. */
public final class ResultsPage {

    private static final String TEMPLATE = "index.html";
    private static final int MOST_ERRORS = 5;

    private ResultsPage() {}

    /**
     * The text of the page.
     *
     * @param base folder that the page will stand in
     */
    public static String of(BenchResult result, Path base) {
        Document page = Jsoup.parse(template());
        page.outputSettings().prettyPrint(true).indentAmount(1);
        first(page, "#circumstances").text(circumstances(result.circumstances()));
        Element titles = first(page, "#results thead tr");
        Column.ALL.forEach(column -> titles.appendElement("th").text(column.title()));
        for (ProfileResult profile : result.profiles()) {
            addFigures(first(page, "#results tbody"), profile, base);
            addFailure(first(page, "#failures"), profile, base);
            addShapes(first(page, "#shapes tbody"), profile);
        }
        return page.outerHtml() + "\n";
    }

    private static String circumstances(Circumstances at) {
        String server = at.server()
                .map(facts -> "flavour " + facts.flavour() + ", " + facts.loops() + " event loops on "
                        + facts.transport() + ", TLS by " + facts.tls() + ", commit "
                        + at.commit().orElse("unknown"))
                .orElse("a server that was not started here");
        return at.target() + " at " + at.date() + ": " + server + ". " + at.jdk() + ", " + at.kernel() + ", "
                + at.cores() + " cores of " + at.cpu() + ".";
    }

    private static void addFigures(Element table, ProfileResult profile, Path base) {
        Element row = table.appendElement("tr");
        Column.ALL.forEach(column -> row.appendElement("td").text(column.of(profile)));
        profile.report().ifPresent(report -> linkFirstCell(row, link(base, report)));
        if (!profile.isGood()) {
            row.addClass("failed");
        }
    }

    private static void linkFirstCell(Element row, String target) {
        Element cell = row.child(0);
        String text = cell.text();
        cell.empty().appendElement("a").attr("href", target).text(text);
    }

    private static void addFailure(Element list, ProfileResult profile, Path base) {
        if (profile.isGood()) {
            return;
        }
        Element item = list.appendElement("li");
        item.appendText(profile.run().profile().id() + ": " + profile.failure().orElse("") + " (");
        item.appendElement("a").attr("href", link(base, profile.log())).text("log");
        item.appendText(")");
        Element kinds = item.appendElement("ul");
        profile.errors().stream()
                .limit(MOST_ERRORS)
                .forEach((ErrorKind error) -> kinds.appendElement("li").text(error.count() + " × " + error.message()));
    }

    private static void addShapes(Element table, ProfileResult profile) {
        Element row = table.appendElement("tr");
        row.appendElement("td").text(profile.run().profile().id());
        row.appendElement("td").text(words(profile.run().arena()));
        row.appendElement("td")
                .text(words(profile.run().used()) + " after "
                        + seconds(profile.run().warmUp()) + " of warm-up");
        row.appendElement("td").text(String.join(" ", profile.run().notes()));
    }

    private static String words(Shape shape) {
        List<String> words = new ArrayList<>();
        words.add(shape.connections().stream().map(String::valueOf).collect(Collectors.joining(" and "))
                + " connections");
        if (shape.pipelineDepth() > 1) {
            words.add(shape.pipelineDepth() + " requests under way on each");
        }
        if (shape.streams() > 1) {
            words.add(shape.streams() + " streams on each");
        }
        if (shape.requestsPerConnection() > 0) {
            words.add("retired after " + shape.requestsPerConnection() + " requests");
        }
        shape.requestsPerSecond().ifPresent(rate -> words.add(rate + " requests/s"));
        words.add(seconds(shape.duration()));
        return String.join(", ", words);
    }

    private static String seconds(Duration duration) {
        return duration.toSeconds() + " s";
    }

    private static String link(Path base, Path target) {
        return base.toAbsolutePath()
                .relativize(target.toAbsolutePath())
                .toString()
                .replace('\\', '/');
    }

    private static Element first(Document page, String selector) {
        return Objects.requireNonNull(page.selectFirst(selector), selector);
    }

    private static String template() {
        try (InputStream template = Objects.requireNonNull(ResultsPage.class.getResourceAsStream(TEMPLATE), TEMPLATE)) {
            return new String(template.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + TEMPLATE, e);
        }
    }
}
