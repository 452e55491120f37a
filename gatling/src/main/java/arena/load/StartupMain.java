package arena.load;

import arena.load.harness.ChildProcesses;
import arena.load.harness.Startup;
import arena.load.report.StartupTable;
import arena.load.report.Terminal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command {@code arena startup}. The local stack starts it as if it were the server, so that data, certificate and
 * database are in its environment. Exit codes: 0 if everything was measured, 1 if not, 2 for a bad command line.
 */
@Command(
        name = "arena startup",
        sortOptions = false,
        description =
                "Measures how long the packaged server takes from its start to its first answer: with and without its"
                        + " AOT cache, with and without a database.")
public final class StartupMain implements Callable<Integer> {

    private static final String DATABASE = "DATABASE_URL";

    /** What is measured of each server. */
    private enum Case {
        ALONE("without database, /pipeline", "/pipeline"),
        DATABASE_THERE("with database, /pipeline", "/pipeline"),
        DATABASE_ASKED("with database, /fortunes", "/fortunes");

        private final String title;
        private final String path;

        Case(String title, String path) {
            this.title = title;
            this.path = path;
        }
    }

    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "DIR",
            description =
                    "Folders with arena-app.jar, lib, native, jvm.options and arena.aot, each called after its flavour.")
    private List<Path> folders = List.of();

    @Option(
            names = "--starts",
            paramLabel = "N",
            defaultValue = "10",
            description = "Starts of each kind (default: ${DEFAULT-VALUE}).")
    private int starts;

    @Option(names = "--log", paramLabel = "FILE", required = true, description = "Gets what the servers print.")
    private Path log = Path.of("");

    @Spec
    private CommandSpec spec;

    StartupMain(Terminal terminal) {
        this.terminal = terminal;
    }

    /** See {@code --help}. */
    public static void main(String[] args) {
        Commands.run(StartupMain::commandLine, args);
    }

    static CommandLine commandLine(Terminal terminal) {
        return Commands.plainSpoken(new StartupMain(terminal));
    }

    @Override
    public Integer call() throws InterruptedException {
        int rounds = Commands.checked(spec, () -> OptionValues.atLeast(1, "--starts", starts));
        Map<String, List<Double>> cached = new LinkedHashMap<>();
        Map<String, List<Double>> uncached = new LinkedHashMap<>();
        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            Startup startup = new Startup(children, log);
            // Not counted: the files come into memory, and the database gets its rows.
            for (Path folder : folders) {
                measure(startup, folder, true, Case.DATABASE_ASKED);
            }
            for (int round = 0; round < rounds; round++) {
                for (Path folder : folders) {
                    for (Case one : Case.values()) {
                        String row = folder.getFileName() + ", " + one.title;
                        add(cached, row, measure(startup, folder, true, one));
                        add(uncached, row, measure(startup, folder, false, one));
                    }
                }
            }
        }
        terminal.print(StartupTable.of(cached, uncached));
        return CommandLine.ExitCode.OK;
    }

    private static Duration measure(Startup startup, Path folder, boolean cache, Case one) throws InterruptedException {
        String database = one == Case.ALONE ? "" : System.getenv().getOrDefault(DATABASE, "");
        return startup.measure(
                command(folder, cache),
                Map.of("ARENA_FLAVOUR", folder.getFileName().toString(), DATABASE, database),
                one.path);
    }

    /** As the image does. */
    private static List<String> command(Path folder, boolean cache) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        if (cache) {
            command.add("-XX:AOTCache=" + folder.resolve("arena.aot"));
        }
        command.addAll(List.of(
                "-Djava.library.path=" + folder.resolve("native"),
                "@" + folder.resolve("jvm.options"),
                "-jar",
                folder.resolve("arena-app.jar").toString()));
        return command;
    }

    private static void add(Map<String, List<Double>> rows, String row, Duration time) {
        rows.computeIfAbsent(row, _ -> new ArrayList<>()).add(time.toNanos() / 1e6);
    }
}
