package arena.app.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The program h2spec, which asks a server of HTTP/2 about every section of the RFCs 7540 and 7541. For Linux on x86-64. */
public final class H2spec {

    private static final String ARCHIVE = "/h2spec/2.2.0/h2spec_linux_amd64.tar.gz";
    private static final Path FOLDER = Path.of("target", "tests", "h2spec").toAbsolutePath();

    /** How long it waits for each reaction of the server: much more than it ever takes. */
    private static final int PATIENCE_SECONDS = 5;

    private static final int LIMIT_SECONDS = 300;

    private static boolean unpacked;

    /** One of its questions: the section that it is about, what it is, and how it was answered. */
    public record Case(String section, String description, boolean passed) {}

    private H2spec() {}

    /** Asks the server on this port of this machine everything. */
    public static List<Case> ask(int port, boolean tls) {
        try {
            unpack();
            Path report = Files.createTempFile(FOLDER, "report", ".xml");
            List<String> command = new ArrayList<>(List.of(
                    FOLDER.resolve("h2spec").toString(),
                    "--host=127.0.0.1",
                    "--port=" + port,
                    "--path=/baseline2?a=13&b=42",
                    "--timeout=" + PATIENCE_SECONDS,
                    "--junit-report=" + report));
            if (tls) {
                command.addAll(List.of("--tls", "--insecure"));
            }
            run(command);
            return cases(report);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static synchronized void unpack() throws IOException {
        if (unpacked) {
            return;
        }
        Files.createDirectories(FOLDER);
        Path archive = FOLDER.resolve("h2spec.tar.gz");
        try (InputStream in = H2spec.class.getResourceAsStream(ARCHIVE)) {
            Files.write(archive, in.readAllBytes());
        }
        run(List.of("tar", "-xzf", archive.toString(), "-C", FOLDER.toString()));
        unpacked = true;
    }

    private static void run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("still running: " + command);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } finally {
            process.destroyForcibly();
        }
    }

    private static List<Case> cases(Path report) throws IOException {
        List<Case> cases = new ArrayList<>();
        try (InputStream in = Files.newInputStream(report)) {
            NodeList found = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(in)
                    .getElementsByTagName("testcase");
            for (int i = 0; i < found.getLength(); i++) {
                Element one = (Element) found.item(i);
                boolean failed = one.getElementsByTagName("failure").getLength() > 0
                        || one.getElementsByTagName("error").getLength() > 0;
                cases.add(new Case(one.getAttribute("package"), one.getAttribute("classname"), !failed));
            }
            return cases;
        } catch (ParserConfigurationException | SAXException malformed) {
            throw new IOException(malformed);
        }
    }
}
