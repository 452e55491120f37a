package arena.load.validate.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The scanner testssl.sh, where it is installed. */
public final class TlsScan {

    private static final Pattern PATH_SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));
    private static final Set<String> SEVERE = Set.of("HIGH", "CRITICAL");
    private static final int LIMIT_MINUTES = 5;

    private TlsScan() {}

    /** The program, or empty if it is not on the PATH. */
    public static Optional<Path> scanner() {
        String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
        return PATH_SEPARATOR
                .splitAsStream(path)
                .flatMap(folder -> Stream.of("testssl.sh", "testssl").map(Path.of(folder)::resolve))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** What it finds of high or critical severity when it looks for known vulnerabilities. */
    public static List<String> findings(Path scanner, Site site) {
        try {
            Path folder = Files.createTempDirectory("testssl");
            Path report = folder.resolve("report.json");
            try {
                scan(scanner, site, report);
                return severe(new ObjectMapper().readTree(report.toFile()));
            } finally {
                Files.deleteIfExists(report);
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("testssl.sh: " + e.getMessage(), e);
        }
    }

    private static void scan(Path scanner, Site site, Path report) throws IOException {
        Process process = new ProcessBuilder(
                        scanner.toString(),
                        "-U",
                        "--quiet",
                        "--warnings",
                        "off",
                        "--jsonfile",
                        report.toString(),
                        site.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
                throw new IOException("not done after " + LIMIT_MINUTES + " minutes");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            process.destroy();
        }
    }

    private static List<String> severe(JsonNode findings) {
        return StreamSupport.stream(findings.spliterator(), false)
                .filter(finding -> SEVERE.contains(finding.path("severity").asText()))
                .map(finding -> finding.path("id").asText() + ": "
                        + finding.path("finding").asText())
                .toList();
    }
}
