package arena.load.report;

import arena.load.record.CostRecord;
import arena.load.record.FlavourCost;
import arena.load.record.ProfileFacts;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** What a request costs, as a web page. It needs nothing but the folder that it stands in. */
final class CostPage {

    private CostPage() {}

    static String of(CostRecord record) {
        Document page = Jsoup.parse(Pages.template("cost.html"));
        page.outputSettings().prettyPrint(false);
        Pages.first(page, "#circumstances")
                .text(Pages.circumstances(record.date(), record.machine(), record.generator()));
        record.flavours().forEach(flavour -> add(Pages.first(page, "#flavours"), record, flavour));
        return page.outerHtml() + "\n";
    }

    private static void add(Element parent, CostRecord record, FlavourCost flavour) {
        Element section = parent.appendElement("section");
        section.appendElement("h2")
                .text(record.scenario().id() + ", " + flavour.target().name());
        Element headline = section.appendElement("p").text(CostTable.headline(record, flavour));
        if (!flavour.run().isGood()) {
            headline.addClass("failed");
        }
        section.appendElement("p").text(Pages.words(flavour.target()));
        if (!flavour.boundaries().isEmpty()) {
            table(section, CostTable.boundaries(flavour));
        }
        flavour.failures()
                .forEach(
                        failure -> section.appendElement("p").addClass("failed").text(CostTable.failed(failure)));
        flavour.profile().ifPresent(profile -> addProfile(section, flavour, profile));
        flavour.notes().forEach(note -> section.appendElement("p").text("Not measured: " + note));
    }

    private static void addProfile(Element section, FlavourCost flavour, ProfileFacts profile) {
        section.appendElement("p").text(CostTable.words(profile));
        table(section, CostTable.layers(flavour, profile)).addClass("layers");
        table(section, CostTable.ours(flavour, profile));
        Element links = section.appendElement("p");
        links.appendElement("a").attr("href", profile.flameGraph()).text("flame graph of CPU time");
        profile.allocationGraph().ifPresent(graph -> {
            links.appendText(", ");
            links.appendElement("a").attr("href", graph).text("of bytes allocated");
        });
        links.appendText(", ");
        links.appendElement("a").attr("href", profile.recording()).text("recording");
        section.appendElement("iframe").attr("src", profile.flameGraph()).attr("title", "flame graph of CPU time");
    }

    private static Element table(Element parent, List<List<String>> rows) {
        Element table = parent.appendElement("table");
        Pages.fill(table, rows);
        return table;
    }
}
