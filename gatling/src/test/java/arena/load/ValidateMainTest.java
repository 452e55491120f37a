package arena.load;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.report.Terminal;
import arena.load.testing.ArenaClient;
import arena.load.testing.TinyServer;
import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Limits;
import arena.load.validate.fake.FakeArena;
import arena.load.validate.fake.Fault;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class ValidateMainTest {

    private static final String NO_TARGET = "--server-command c --server-home h ";

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final StringWriter errors = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void judgesARunningServerAndWritesAPage() throws IOException {
        try (FakeArena server = FakeArena.start(Fault.NONE, folder.resolve("server"))) {
            assertThat(judge(server, "--profile", "pipelined,json-h2c")).isEqualTo(0);
        }

        assertThat(printed.toString(StandardCharsets.UTF_8))
                .contains("7 passed, 0 failed, 2 skipped")
                .endsWith("Report: " + report().resolve("index.html") + "\n");
        assertThat(report().resolve("index.html")).content().contains("items are JSON");
    }

    @Test
    void failsWithTheReasonForAServerThatIsWrong() throws IOException {
        try (FakeArena server = FakeArena.start(Fault.PIPELINE_IN_CAPITALS, folder.resolve("server"))) {
            assertThat(judge(server, "--profile", "pipelined")).isEqualTo(1);
        }

        assertThat(printed.toString(StandardCharsets.UTF_8))
                .contains("   29 pipelined: /pipeline answers ok", "body of 2 bytes: \"OK\"; expected body \"ok\"");
    }

    @Test
    void startsAServerOfItsOwn() throws IOException {
        assertThat(execute(
                        "--server-command",
                        tinyServer().toString(),
                        "--server-home",
                        folder.toString(),
                        "--client-command",
                        clientCommand().toString(),
                        "--profile",
                        "baseline",
                        "--report",
                        report().toString()))
                .as("%s%s", printed, errors)
                .isEqualTo(0);

        assertThat(report().resolve("certs-reloaded").resolve("server.key")).exists();
        assertThat(report().resolve("server.log")).exists();
    }

    /** As Ctrl-C ends both at once. */
    @Test
    void saysWhatRanWhenItIsInterruptedAndNothingOfAServerThatHasGone() throws IOException, InterruptedException {
        Process validate = new ProcessBuilder(
                        JAVA,
                        "-cp",
                        System.getProperty("java.class.path"),
                        ValidateMain.class.getName(),
                        "--server-command",
                        tinyServer().toString(),
                        "--server-home",
                        folder.toString(),
                        "--client-command",
                        clientCommand().toString(),
                        "--profile",
                        "baseline",
                        "--report",
                        report().toString())
                .redirectErrorStream(true)
                .start();
        StringBuilder output = new StringBuilder();
        try (BufferedReader lines = validate.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                output.append(line).append('\n');
                if (line.startsWith("  baseline ")) {
                    long server = Long.parseLong(Files.readString(report().resolve("server.pid")));
                    ProcessHandle.of(server).ifPresent(ProcessHandle::destroy);
                    validate.toHandle().destroy();
                }
            }
        }

        assertThat(validate.waitFor()).as(output::toString).isEqualTo(128 + 15);
        assertThat(output.toString())
                .contains("Interrupted. Up to then: ")
                .contains(" passed, 0 failed, ")
                .doesNotContain("Failed:", "Report:");
    }

    @Test
    void refusesAFlavourThatDoesNotExist() throws IOException {
        assertThat(execute(
                        "--server-command",
                        tinyServer().toString(),
                        "--server-home",
                        folder.toString(),
                        "--flavour",
                        "nonsense"))
                .isEqualTo(2);

        assertThat(errors.toString()).contains("--flavour: nonsense (expected: standard, tuned or engine)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --target h --flavour tuned                     | --flavour: no effect with --target
            --target h --edge nginx                        | --edge: no effect with --target
            --port-http 1                                  | --port-http: no effect without --target
            --certs-reloaded d                             | --certs-reloaded: no effect without --target
            --edge nginx --profile baseline                | --edge: no effect without gateway-64, gateway-h3
            --profile gateway-64 --edge foo                | --edge: foo (expected: vertx, nginx or caddy)
            foo                                            | Unexpected argument: foo
            --foo                                          | Unknown option: '--foo'
            """)
    void refusesWhatMakesNoSense(String arguments, String message) {
        String all = arguments.contains("--target") ? arguments : NO_TARGET + arguments;

        assertThat(execute(all.split(" "))).isEqualTo(2);
        assertThat(errors.toString()).startsWith(message);
    }

    @Test
    void refusesAStackTogetherWithAnythingElse() {
        assertThat(execute("--target", "localhost", "--profile", "pipelined,gateway-64"))
                .isEqualTo(2);

        assertThat(errors.toString()).contains("--profile: a stack is judged alone");
    }

    @Test
    void refusesToGoWithoutAClient() {
        assertThat(execute("--target", "localhost")).isEqualTo(2);

        assertThat(errors.toString()).contains("give --client-command FILE");
    }

    @Test
    void listsTheAssertions() {
        assertThat(execute("--list")).isEqualTo(0);

        assertThat(printed.toString(StandardCharsets.UTF_8))
                .contains("  7 baseline       GET answers a + b (baseline,");
    }

    @Test
    void refusesAProfileThatDoesNotExist() {
        assertThat(execute("--target", "localhost", "--profile", "nope")).isEqualTo(2);

        assertThat(errors.toString()).contains("--profile: nope (expected: one that --list names)");
    }

    @Test
    void refusesToJudgeNothing() {
        assertThat(execute()).isEqualTo(2);

        assertThat(errors.toString()).contains("Nothing to judge: give --target HOST");
    }

    @Test
    void refusesAReportFolderThatIsNotEmpty() throws IOException {
        Files.createDirectories(report());
        Files.writeString(report().resolve("old"), "");

        assertThat(execute(
                        "--target",
                        "localhost",
                        "--report",
                        report().toString(),
                        "--client-command",
                        clientCommand().toString()))
                .isEqualTo(2);
        assertThat(errors.toString()).contains("--report: " + report() + " (expected: empty or new)");
    }

    private Path tinyServer() throws IOException {
        return Files.write(
                folder.resolve("command"),
                List.of(JAVA, "-cp", System.getProperty("java.class.path"), TinyServer.class.getName()));
    }

    private Path clientCommand() {
        try {
            return Files.write(folder.resolve("client-command"), ArenaClient.command());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int judge(FakeArena server, String... more) {
        Arena seen = server.seen(Limits.ARENA);
        List<String> arguments = new ArrayList<>(List.of(
                "--target", seen.host(),
                "--port-http", Integer.toString(seen.ports().http()),
                "--port-https", Integer.toString(seen.ports().https()),
                "--port-h2c", Integer.toString(seen.ports().h2c()),
                "--port-h2", Integer.toString(seen.ports().h2()),
                "--client-command", clientCommand().toString(),
                "--report", report().toString()));
        arguments.addAll(List.of(more));
        return execute(arguments.toArray(String[]::new));
    }

    private int execute(String... arguments) {
        try (Terminal terminal = Terminal.plain(new PrintStream(printed, true, StandardCharsets.UTF_8))) {
            CommandLine validate = ValidateMain.commandLine(terminal);
            validate.setErr(new PrintWriter(errors, true));
            return validate.execute(arguments);
        }
    }

    private Path report() {
        return folder.resolve("report");
    }
}
