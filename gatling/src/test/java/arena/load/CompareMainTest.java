package arena.load;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.record.LoadRecord;
import arena.load.record.RecordFile;
import arena.load.record.Run;
import arena.load.record.TargetFacts;
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
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class CompareMainTest {

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final StringWriter errors = new StringWriter();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fastest                    | target: fastest (expected: standard, tuned, engine, each also as FLAVOUR@EDGE
            tuned tuned                | target: tuned, tuned (expected: each once)
            --repeats 0                | --repeats: 0 (expected: >= 1)
            --server-cpus first        | --server-cpus: first (expected: such as 0-3,8 or none)
            --rate 9                   | --rate: no effect, as no workload here has a fixed rate
            --workload nothing         | There is no profile or workload nothing
            """)
    void refusesWhatMakesNoSense(String arguments, String message) throws IOException {
        int exitCode = compare(arguments.split(" "));

        assertThat(errors.toString()).contains(message);
        assertThat(exitCode).isEqualTo(2);
    }

    @Test
    void measuresEachTargetInEachRoundAndGoesOnWithoutOneThatDoesNotStart() throws IOException {
        int exitCode = compare(
                "standard",
                "peer:none",
                "--workload",
                "baseline",
                "--tool",
                "gatling",
                "--connections",
                "3",
                "--repeats",
                "2",
                "--duration",
                "1",
                "--warmup",
                "1");

        assertThat(exitCode).isEqualTo(1);
        LoadRecord record = RecordFile.read(folder.resolve("out"));
        assertThat(record.runs().stream().map(run -> run.repeat() + " " + run.target()))
                .containsExactly("1 standard", "1 peer:none", "2 peer:none", "2 standard");
        assertThat(record.targets()).extracting(TargetFacts::kind).containsExactly("own", "not started");
        assertThat(record.runs("standard", "baseline")).extracting(Run::failure).containsOnly(Optional.empty());
        assertThat(record.runs("peer:none", "baseline"))
                .extracting(run -> run.failure().orElse(""))
                .containsOnly("peer:none: the peers were not built");
        assertThat(output.toString(StandardCharsets.UTF_8)).contains("FAILED baseline (peer:none, run 1)");

        assertThat(run(ReportMain::commandLine, folder.resolve("out").toString()))
                .isZero();
        assertThat(output.toString(StandardCharsets.UTF_8)).endsWith("index.html\n");

        String out = folder.resolve("out").toString();
        assertThat(run(ReportMain::commandLine, out, "--out", out)).isEqualTo(2);
        assertThat(errors.toString()).contains("--out: no effect with one record");
        Path both = folder.resolve("elsewhere/both");
        assertThat(run(ReportMain::commandLine, out, out, "--out", both.toString()))
                .isZero();
        assertThat(RecordFile.read(both).runs("B standard", "baseline"))
                .allSatisfy(
                        run -> assertThat(both.resolve(run.log().orElseThrow())).exists());
    }

    @Test
    void listsWorkloadsAndPeers() throws IOException {
        assertThat(compare("--list")).isZero();
        assertThat(output.toString(StandardCharsets.UTF_8)).contains("baseline-h2c ", "Peers: netty, vertx-web, ");
    }

    private int compare(String... arguments) throws IOException {
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
        return run(CompareMain::commandLine, all.toArray(String[]::new));
    }

    private int run(Function<Terminal, CommandLine> command, String... arguments) {
        try (Terminal terminal = Terminal.plain(new PrintStream(output, true, StandardCharsets.UTF_8))) {
            return command.apply(terminal).setErr(new PrintWriter(errors, true)).execute(arguments);
        }
    }
}
