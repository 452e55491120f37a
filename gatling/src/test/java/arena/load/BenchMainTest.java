package arena.load;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.DOUBLE;

import arena.load.record.LoadRecord;
import arena.load.record.Metric;
import arena.load.record.RecordFile;
import arena.load.record.Run;
import arena.load.report.Terminal;
import arena.load.testing.TinyEcho;
import arena.load.testing.TinyServer;
import arena.profiles.wire.FreePort;
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
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class BenchMainTest {

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final StringWriter errors = new StringWriter();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            basline --target http://h:1            | There is no profile or workload basline
            --tool wget --target http://h:1        | --tool: wget (expected: one of gatling, h2load, wrk, arena-client, idle)
            baseline                               | Nothing to measure
            --rate 0 --target http://h:1           | --rate: 0 (expected: >= 1)
            --connections -1 --target http://h:1   | --connections: -1 (expected: >= 1)
            --duration 0 --target http://h:1       | --duration: 0 (expected: >= 1)
            --warmup -1 --target http://h:1        | --warmup: -1 (expected: >= 0)
            --duration soon --target http://h:1    | --duration
            --target localhost:8080                | --target: localhost:8080 (expected: such as http://
            --target https://h:1                   | --target: https://h:1 (expected: such as http://
            --target http://h:1/path               | --target: http://h:1/path (expected: such as http://
            --nonsense                             | Unknown option
            --flavour foo --server-command f       | --flavour: foo (expected: standard, tuned or engine)
            --transport foo --server-command f     | --transport: foo (expected: auto, io_uring, epoll or nio)
            gateway-64 --edge foo --server-command f | --edge: foo (expected: vertx, vertx-h2c, nginx or caddy)
            baseline --edge nginx --server-command f | --edge: no effect without gateway-64, gateway-h3 or production-stack
            baseline --port-h2 1 --server-command f | --port-h2: no effect without --target
            baseline --pid 1 --server-command f    | --pid: no effect without --target
            --flavour tuned --target http://h:1    | --flavour: no effect with --target
            baseline --rate 9 --target http://h:1  | --rate: no effect, as no workload here has a fixed rate (expected: with latency-1m
            """)
    void refusesWhatMakesNoSense(String arguments, String message) {
        List<String> all = new ArrayList<>(List.of(arguments.split(" ")));
        all.addAll(List.of("--out", out().toString()));

        int exitCode = bench(all.toArray(String[]::new));

        assertThat(errors.toString()).contains(message).contains("See arena bench --help.");
        assertThat(exitCode).isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void refusesAFolderWithResultsOfAnotherRun() throws IOException {
        Files.createFile(folder.resolve("record.json"));

        int exitCode = bench("baseline", "--target", "http://h:1", "--out", folder.toString());

        assertThat(errors.toString()).contains("--out: " + folder).contains("empty or new");
        assertThat(exitCode).isEqualTo(2);
    }

    @Test
    void listsProfilesWithTheToolsThatCanDriveThem() {
        int exitCode = bench("--list");

        assertThat(output.toString(StandardCharsets.UTF_8).lines())
                .contains(
                        "baseline           http1      gatling, wrk",
                        "baseline-h2c       http2      h2load, arena-client",
                        "gateway-64         gateway    h2load, gatling, arena-client; in a stack",
                        "gateway-h3         gateway    arena-client, gatling (by HTTP/2); in a stack",
                        "production-stack   gateway    h2load, gatling; in a stack",
                        "small-close        -          gatling, wrk; a response of 2 bytes, a connection each");
        assertThat(exitCode).isZero();
    }

    @Test
    void measuresAServerThatItStarts() throws IOException {
        Path jvmOptions = Files.writeString(folder.resolve("jvm.options"), "# why\n\n-Xmx128m\n");
        Path command = Files.write(
                folder.resolve("command"),
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "@" + jvmOptions,
                        "-cp",
                        System.getProperty("java.class.path"),
                        TinyServer.class.getName()));

        int exitCode = run("limited-conn", "--server-command", command.toString(), "--flavour", "tuned");

        assertThat(errors.toString()).isEmpty();
        assertThat(exitCode).as(output::toString).isZero();
        Run run = run();
        assertThat(run.failure()).isEmpty();
        assertThat(run.value(Metric.REQUESTS_PER_SECOND)).get(as(DOUBLE)).isPositive();
        assertThat(run.value(Metric.CPU_PER_REQUEST)).get(as(DOUBLE)).isPositive();
        assertThat(run.samples()).isNotEmpty();
        assertThat(out().resolve(run.report().orElseThrow())).exists();
        assertThat(out().resolve("echarts.min.js")).isNotEmptyFile();
        assertThat(Files.readString(out().resolve("index.html")))
                .contains(run.report().get());
        assertThat(record().targets()).singleElement().satisfies(target -> {
            assertThat(target.name()).isEqualTo("tuned");
            assertThat(target.flavour()).hasValue("standard");
            assertThat(target.transport()).hasValue("nio");
            assertThat(target.loops()).hasValue(1);
            assertThat(target.tls()).hasValue("nobody");
            assertThat(target.jdk()).isPresent();
            assertThat(target.jvmOptions()).containsExactly("-Xmx128m");
        });
    }

    @Test
    void showsTheEndOfTheLogOfAServerThatItCannotStart() throws IOException {
        Path command = Files.write(
                folder.resolve("command"),
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        TinyServer.class.getName(),
                        "--loses-a-port"));

        int exitCode = run("baseline", "--server-command", command.toString());

        assertThat(errors.toString())
                .contains(
                        "The server ended with exit code 1",
                        out().resolve("server.log").toString())
                .contains("ERROR https cannot listen: the port is taken");
        assertThat(exitCode).isEqualTo(1);
    }

    @Test
    void namesNoLogOfATargetWhereNothingListens() {
        String target = "http://127.0.0.1:" + FreePort.next();

        assertThat(run("baseline", "--target", target)).isEqualTo(1);

        assertThat(run().log()).isEmpty();
        assertThat(output.toString(StandardCharsets.UTF_8))
                .contains("FAILED baseline (server, run 1): nothing listens at " + target + "\n")
                .containsPattern("baseline +server +\\S+ +3 +1 +n/a")
                .doesNotContain(".log");
        assertThat(out().resolve("index.html")).content().doesNotContain(".log");

        assertThat(execute(ScoreMain::commandLine, out().toString())).isEqualTo(1);
        assertThat(output.toString(StandardCharsets.UTF_8))
                .endsWith("nothing listens at " + target + "\n\nNothing to score: no run of a profile counts.\n");
    }

    @Test
    void failsIfAnAnswerIsWrong() throws IOException {
        int exitCode;
        try (TinyServer wrong = TinyServer.wrong()) {
            exitCode = run("baseline", "--target", wrong.target().toString());
        }

        assertThat(exitCode).isEqualTo(1);
        Run run = run();
        assertThat(run.failed()).isPositive();
        assertThat(run.requests()).isZero();
        assertThat(run.missing()).containsKey(Metric.CPU_PER_REQUEST);
        assertThat(run.errors())
                .anySatisfy(error ->
                        assertThat(error.message()).contains("body: \"6\"").contains("expected: \"5\""));
        assertThat(output.toString(StandardCharsets.UTF_8)).contains("FAILED baseline");
    }

    @Test
    void drivesWebSocketsThatAreClosedAndUpgradedAnew() throws IOException {
        int exitCode;
        try (TinyEcho echo = TinyEcho.right()) {
            exitCode = run(8, "echo-ws-limited", "--target", echo.target().toString());
        }

        assertThat(output.toString(StandardCharsets.UTF_8)).doesNotContain("FAILED");
        assertThat(exitCode).isZero();
        assertThat(run().requests()).isGreaterThan(10);
        assertThat(run().failed()).isZero();
    }

    @Test
    void failsIfAnEchoIsWrong() throws IOException {
        int exitCode;
        try (TinyEcho echo = TinyEcho.wrong()) {
            exitCode = run(4, "echo-ws", "--target", echo.target().toString());
        }

        assertThat(exitCode).isEqualTo(1);
        assertThat(output.toString(StandardCharsets.UTF_8))
                .contains("FAILED echo-ws (server, run 1): 3")
                .contains("requests failed");
    }

    private Path out() {
        return folder.resolve("out");
    }

    private LoadRecord record() {
        return RecordFile.read(out());
    }

    private Run run() {
        return record().runs().getFirst();
    }

    /** For a second, over a few connections. */
    private int run(String... arguments) {
        return run(1, arguments);
    }

    /** A cold Gatling on a busy machine may need more than a second for its first WebSocket. */
    private int run(int seconds, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--connections", "3", "--duration", Integer.toString(seconds), "--warmup", "1"));
        all.addAll(List.of("--out", out().toString()));
        return bench(all.toArray(String[]::new));
    }

    private int bench(String... arguments) {
        return execute(BenchMain::commandLine, arguments);
    }

    private int execute(Function<Terminal, CommandLine> command, String... arguments) {
        try (Terminal terminal = Terminal.plain(new PrintStream(output, true, StandardCharsets.UTF_8))) {
            return command.apply(terminal).setErr(new PrintWriter(errors, true)).execute(arguments);
        }
    }
}
