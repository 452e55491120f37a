package arena.load.report;

import arena.load.record.Generator;
import arena.load.record.Machine;
import arena.load.record.TargetFacts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** What pages have in common. */
final class Pages {

    private Pages() {}

    /** When, where and by what. */
    static String circumstances(Instant date, Machine machine, Generator generator) {
        return date + ", " + machine.kernel() + ", "
                + machine.cores() + " cores of " + machine.cpu() + ", "
                + machine.memoryMiB() + " MiB. Load generator: commit "
                + generator.commit().orElse("unknown")
                + (generator.dirty() ? " with changes" : "")
                + ", " + generator.jdk() + ".";
    }

    /** What is known of a server. */
    static String words(TargetFacts target) {
        List<String> words = new ArrayList<>(List.of(target.name() + ": " + target.kind()));
        target.flavour().ifPresent(flavour -> words.add("flavour " + flavour));
        target.loops()
                .ifPresent(loops -> words.add(
                        loops + " event loops on " + target.transport().orElse("?")));
        target.tls().ifPresent(tls -> words.add("TLS by " + tls));
        target.commit()
                .ifPresent(commit ->
                        words.add("commit " + commit + (target.dirty().orElse(false) ? " with changes" : "")));
        target.jdk().ifPresent(jdk -> words.add("JDK " + jdk));
        target.jarSha256().ifPresent(hash -> words.add("jar " + hash.substring(0, 12)));
        if (!target.jvmOptions().isEmpty()) {
            words.add(String.join(" ", target.jvmOptions()));
        }
        return String.join(", ", words);
    }

    /** Makes these the rows of a table, the first one its titles. */
    static void fill(Element table, List<List<String>> rows) {
        if (rows.isEmpty()) {
            return;
        }
        Element titles = table.appendElement("thead").appendElement("tr");
        rows.getFirst().forEach(title -> titles.appendElement("th").text(title));
        Element body = table.appendElement("tbody");
        rows.stream().skip(1).forEach(row -> {
            Element line = body.appendElement("tr");
            row.forEach(cell -> line.appendElement("td").text(cell));
        });
    }

    /** The element that must be there. */
    static Element first(Document page, String selector) {
        return Objects.requireNonNull(page.selectFirst(selector), selector);
    }

    static String template(String name) {
        try (InputStream template = Objects.requireNonNull(Pages.class.getResourceAsStream(name), name)) {
            return new String(template.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }
}
