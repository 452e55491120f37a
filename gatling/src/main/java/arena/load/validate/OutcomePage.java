package arena.load.validate;

import arena.load.validate.Outcome.Status;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Outcomes as a web page that needs nothing else. */
public final class OutcomePage {

    private static final String TEMPLATE = "outcomes.html";

    private OutcomePage() {}

    /**
     * The text of the page.
     *
     * @param circumstances what was judged, and when
     */
    public static String of(Outcomes outcomes, String circumstances) {
        Document page = Jsoup.parse(template());
        page.outputSettings().prettyPrint(true).indentAmount(1);
        first(page, "#circumstances").text(circumstances);
        first(page, "#counts").text(outcomes.counts()).addClass(outcomes.isGood() ? "passed" : "failed");
        for (String group : outcomes.groups()) {
            addSummary(first(page, "#summary tbody"), group, outcomes.in(group));
            outcomes.in(group).all().forEach(outcome -> addRow(first(page, "#assertions tbody"), outcome));
        }
        return page.outerHtml() + "\n";
    }

    private static void addSummary(Element table, String group, Outcomes outcomes) {
        Element row = table.appendElement("tr");
        row.appendElement("td").appendElement("a").attr("href", "#" + group).text(group);
        for (Status status : Status.values()) {
            Element cell = row.appendElement("td").text(Long.toString(outcomes.count(status)));
            if (outcomes.count(status) > 0) {
                cell.addClass(label(status));
            }
        }
    }

    private static void addRow(Element table, Outcome outcome) {
        Element row = table.appendElement("tr").addClass(label(outcome.status()));
        if (table.getElementById(outcome.group()) == null) {
            row.id(outcome.group());
        }
        row.appendElement("td").text(Integer.toString(outcome.number()));
        row.appendElement("td").text(outcome.group());
        Element name = row.appendElement("td").text(outcome.name());
        if (!outcome.detail().isEmpty()) {
            name.appendElement("div").addClass("detail").text(outcome.detail());
        }
        row.appendElement("td").text(label(outcome.status()));
        row.appendElement("td").text(outcome.taken().toMillis() + " ms");
    }

    private static String label(Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }

    private static Element first(Document page, String selector) {
        return Objects.requireNonNull(page.selectFirst(selector), selector);
    }

    private static String template() {
        try (InputStream template = Objects.requireNonNull(OutcomePage.class.getResourceAsStream(TEMPLATE), TEMPLATE)) {
            return new String(template.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + TEMPLATE, e);
        }
    }
}
