package arena.load.harness;

import arena.load.record.ErrorKind;
import arena.load.simulation.WebSocketSimulation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * What is read from Gatling's HTML report, the only place where it says in which ways requests failed: its log is in a
 * binary format of its own, and a simulation learns only that a check failed, not which.
 *
 * @param page the report's first page
 * @param requests that Gatling counted, right or wrong
 * @param echoes of them: echoes of WebSocket messages; the others are upgrades and messages
 */
record GatlingReport(Path page, long requests, long echoes, List<ErrorKind> errors) {

    private static final String ALL_REQUESTS = "tr#ROOT > td.col-2";
    private static final String ECHOES = "tr[id^=req_" + WebSocketSimulation.ECHO + "-] > td.col-2";
    private static final String ERRORS = "table#container_errors > tbody > tr";
    private static final String ERROR_MESSAGE = "td.error-col-1";
    private static final String ERROR_COUNT = "td.error-col-2";

    /**
     * Reads the report below the folder that Gatling was given for its results, or none if it wrote none.
     *
     * @throws UncheckedIOException if there is one that cannot be read or is not built as those of the known version
     */
    static Optional<GatlingReport> below(Path folder) {
        try (var entries = Files.walk(folder, 2)) {
            Optional<Path> page =
                    entries.filter(path -> path.endsWith("index.html")).findFirst();
            return page.isEmpty()
                    ? Optional.empty()
                    : Optional.of(parse(page.get(), Files.readString(page.get(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read Gatling's report below " + folder, e);
        }
    }

    static GatlingReport parse(Path page, String html) throws IOException {
        Document document = Jsoup.parse(html);
        Element requests = document.selectFirst(ALL_REQUESTS);
        if (requests == null) {
            throw new IOException(page + " has no " + ALL_REQUESTS + ": not a report of the known version");
        }
        List<ErrorKind> errors =
                document.select(ERRORS).stream().map(GatlingReport::error).toList();
        long echoes = document.select(ECHOES).stream()
                .mapToLong(GatlingReport::number)
                .sum();
        return new GatlingReport(page, number(requests), echoes, errors);
    }

    private static ErrorKind error(Element row) {
        // The cell has a hidden element for sorting beside its text.
        String message = row.select(ERROR_MESSAGE).stream()
                .map(Element::ownText)
                .findFirst()
                .orElse("");
        long count = row.select(ERROR_COUNT).stream()
                .mapToLong(GatlingReport::number)
                .sum();
        return new ErrorKind(message, count);
    }

    private static long number(Element cell) {
        return Long.parseLong(cell.ownText().strip());
    }
}
