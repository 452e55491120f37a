package arena.load.report;

import arena.load.record.ErrorKind;
import arena.load.record.LoadRecord;
import arena.load.record.Run;
import arena.load.record.ScenarioFacts;
import arena.load.record.ShapeFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** A record as a web page with plots. It needs nothing but the folder that it stands in. */
final class RecordPage {

    private static final String TEMPLATE = "record.html";
    private static final int MOST_ERRORS = 5;

    private RecordPage() {}

    static String of(LoadRecord record) {
        Document page = Jsoup.parse(Pages.template(TEMPLATE));
        page.outputSettings().prettyPrint(false);
        Pages.first(page, "#circumstances")
                .text(Pages.circumstances(record.date(), record.machine(), record.generator()));
        record.targets()
                .forEach(target ->
                        Pages.first(page, "#targets").appendElement("li").text(Pages.words(target)));
        addTable(Pages.first(page, "#results"), RecordTable.rows(record, RecordTable.measured(record), Set.of()));
        addTable(Pages.first(page, "#comparison"), Comparison.rows(record));
        record.runs().forEach(run -> addRun(page, run));
        record.scenarios().forEach(scenario -> addScenario(Pages.first(page, "#scenarios tbody"), scenario));
        Pages.first(page, "#data").appendChild(new DataNode(ChartData.of(record)));
        return page.outerHtml() + "\n";
    }

    private static void addTable(Element table, List<List<String>> rows) {
        if (rows.isEmpty()) {
            Optional.ofNullable(table.previousElementSibling()).ifPresent(Element::remove);
            table.remove();
            return;
        }
        Pages.fill(table, rows);
    }

    /** Its failure, if it has one, and links to what it left. */
    private static void addRun(Document page, Run run) {
        Element item = Pages.first(page, run.isGood() ? "#runs" : "#failures").appendElement("li");
        item.appendText(run.scenario() + ", " + run.target() + ", run " + run.repeat() + ": "
                + run.failure().orElse(""));
        Map<String, String> links = new LinkedHashMap<>();
        run.report().ifPresent(report -> links.put("report of Gatling", report));
        run.log().ifPresent(log -> links.put("log", log));
        String separator = run.isGood() ? "" : ", ";
        for (Map.Entry<String, String> link : links.entrySet()) {
            item.appendText(separator);
            item.appendElement("a").attr("href", link.getValue()).text(link.getKey());
            separator = ", ";
        }
        if (!run.missing().isEmpty()) {
            item.appendText(". Not measured: "
                    + run.missing().entrySet().stream()
                            .sorted(Map.Entry.comparingByKey())
                            .map(entry -> entry.getKey().title() + ", " + entry.getValue())
                            .collect(Collectors.joining("; ")));
        }
        run.errors().stream()
                .limit(MOST_ERRORS)
                .map((ErrorKind error) -> error.count() + " × " + error.message())
                .forEach(text -> item.appendElement("div").text(text));
    }

    private static void addScenario(Element table, ScenarioFacts scenario) {
        Element row = table.appendElement("tr");
        row.appendElement("td").text(scenario.id());
        row.appendElement("td").text(scenario.arena().map(RecordPage::words).orElse(""));
        String cpus = scenario.serverCpus().isEmpty()
                ? ""
                : ", server on CPUs " + scenario.serverCpus() + ", load on " + scenario.loadCpus();
        row.appendElement("td")
                .text(scenario.tool() + ": " + words(scenario.used()) + " after " + seconds(scenario.warmUpSeconds())
                        + " of warm-up at most" + cpus);
        row.appendElement("td").text(String.join(" ", scenario.notes()));
    }

    private static String words(ShapeFacts shape) {
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
        words.add(seconds(shape.seconds()));
        return String.join(", ", words);
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.0f s", seconds);
    }
}
