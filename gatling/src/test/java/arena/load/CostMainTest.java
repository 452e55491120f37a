package arena.load;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.report.Terminal;
import arena.load.testing.TinyServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CostMainTest {

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final StringWriter errors = new StringWriter();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nothing                      | There is no profile or workload nothing
            idle-984                     | idle-984 sends no requests that could cost something
            gateway-64                   | gateway-64
            baseline --flavour fastest   | --flavour: fastest (expected: standard, tuned, engine, or some of them)
            baseline --duration 0        | --duration: 0 (expected: >= 1)
            baseline --connections 0     | --connections: 0 (expected: >= 1)
            baseline --rate 9            | --rate: no effect, as no workload here has a fixed rate
            baseline --no-boundaries --boundary-seconds 2 | --boundary-seconds: no effect with --no-boundaries
            baseline --boundary-seconds 0 | --boundary-seconds: 0 (expected: >= 1)
            """)
    void refusesWhatMakesNoSense(String arguments, String message) throws IOException {
        int exitCode = cost(arguments.split(" "));

        assertThat(errors.toString()).contains(message);
        assertThat(exitCode).isEqualTo(2);
    }

    /** How many requests there are to look at is up to the machine: whether one was sent at all is not asked here. */
    @Test
    void tellsWhatARequestCostsAndLeavesAPageAndARecord() throws IOException {
        int exitCode = cost(
                "baseline",
                "--flavour",
                "tuned",
                "--tool",
                "gatling",
                "--connections",
                "16",
                "--duration",
                "3",
                "--warmup",
                "1");

        Path out = folder.resolve("out");
        assertThat(output.toString(StandardCharsets.UTF_8))
                .contains("baseline, tuned: ", "samples of the measured phase")
                .endsWith("index.html\n");
        String record = Files.readString(out.resolve("record.json"));
        assertThat(record).contains("\"engine\"", "\"layers\"");
        assertThat(exitCode).isEqualTo(record.contains("\"failure\" : null") ? 0 : 1);
        assertThat(Files.readString(out.resolve("index.html"))).contains("tuned/flame-cpu.html");
        assertThat(out.resolve("tuned/flame-cpu.html")).isNotEmptyFile();
    }

    @Test
    void aBenchmarkThatFailsIsToldAndWhatWasMeasuredIsKept() throws IOException {
        Path benchmarks = Files.write(folder.resolve("benchmarks"), List.of("sh", "-c", """
                for result; do :; done; echo '[{"boundary": "body", "nanos": 12.0},\
                 {"boundary": "handler", "failed": "it is wrong"}]' >"$result"\
                """, "sh"));

        int exitCode = cost(
                "baseline",
                "--tool",
                "gatling",
                "--connections",
                "1",
                "--duration",
                "1",
                "--warmup",
                "0",
                "--benchmark-command",
                benchmarks.toString());

        assertThat(output.toString(StandardCharsets.UTF_8))
                .contains("making the body, alone", "FAILED: from request to answer, no socket, no TLS: it is wrong");
        assertThat(folder.resolve("out/record.json")).content().contains("\"body\"", "it is wrong");
        assertThat(exitCode).isEqualTo(1);
    }

    private int cost(String... arguments) throws IOException {
        Path command = Files.write(
                folder.resolve("command"),
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        TinyServer.class.getName()));
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of(
                "--server-command",
                command.toString(),
                "--server-home",
                folder.resolve("home").toString()));
        all.addAll(List.of(
                "--root", folder.toString(), "--out", folder.resolve("out").toString()));
        try (Terminal terminal = Terminal.plain(new PrintStream(output, true, StandardCharsets.UTF_8))) {
            return CostMain.commandLine(terminal)
                    .setErr(new PrintWriter(errors, true))
                    .execute(all.toArray(String[]::new));
        }
    }
}
