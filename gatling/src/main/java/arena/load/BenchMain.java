package arena.load;

import arena.load.harness.Bench;
import arena.load.harness.BenchResult;
import arena.load.harness.ChildProcesses;
import arena.load.harness.HarnessException;
import arena.load.harness.Plan;
import arena.load.harness.PlanException;
import arena.load.harness.Server;
import arena.load.harness.ServerLauncher;
import arena.load.report.ResultFiles;
import arena.load.report.ResultsTable;
import arena.load.report.Terminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The command {@code arena bench}. Exit codes: 0 if every request was answered rightly, 1 if not or if something broke, 2 if
 * the command line is wrong.
 */
@Command(
        name = "arena bench",
        sortOptions = false,
        description = "Measures profiles of the arena with Gatling, checks every answer, and writes a report.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every request was answered rightly",
            "1:a request failed, or a run broke off",
            "2:the command line is wrong"
        })
public final class BenchMain implements Callable<Integer> {

    private final Terminal terminal;

    @Mixin
    private final BenchOptions options = new BenchOptions();

    @Spec
    private CommandSpec spec;

    BenchMain(Terminal terminal) {
        this.terminal = terminal;
    }

    /** See {@code --help}. */
    public static void main(String[] args) {
        int exitCode;
        try (Terminal terminal = Terminal.ofThisProcess()) {
            exitCode = commandLine(terminal).execute(args);
        }
        System.exit(exitCode);
    }

    static CommandLine commandLine(Terminal terminal) {
        CommandLine bench = new CommandLine(new BenchMain(terminal));
        bench.setParameterExceptionHandler((problem, _) -> {
            bench.getErr().println(problem.getMessage());
            bench.getErr().println("See arena bench --help.");
            return CommandLine.ExitCode.USAGE;
        });
        return bench.setExecutionExceptionHandler((problem, commandLine, _) -> {
            if (problem instanceof HarnessException || problem instanceof UncheckedIOException) {
                commandLine.getErr().println(problem.getMessage());
                return CommandLine.ExitCode.SOFTWARE;
            }
            throw problem;
        });
    }

    @Override
    public Integer call() {
        if (options.listsOnly()) {
            terminal.print(ProfileList.text());
            return CommandLine.ExitCode.OK;
        }
        Plan plan = checked(() -> Plan.of(options.profiles(), options.wishes()));
        Optional<Server> running = checked(options::runningServer);
        if (running.isEmpty() && options.serverCommand().isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "Nothing to measure: give --target URL, or --server-command FILE");
        }
        if (!plan.undriven().isEmpty()) {
            terminal.print(
                    "Left out, as the load generator cannot drive them yet: " + String.join(", ", plan.undriven()));
        }
        ResultFiles files = new ResultFiles(newFolder());
        BenchResult result = measure(plan, running, files);
        terminal.print("");
        terminal.print(ResultsTable.of(result));
        terminal.print("");
        terminal.print("Report: " + files.page());
        return result.isGood() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    /** What is wrong with the command line is told as picocli tells it. */
    private <T> T checked(Supplier<T> read) {
        try {
            return read.get();
        } catch (PlanException | IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private BenchResult measure(Plan plan, Optional<Server> running, ResultFiles files) {
        try (ChildProcesses children = new ChildProcesses(() -> sayWhatIsKept(files))) {
            Bench bench = new Bench(options.data().orElse(null), files.folder(), children, terminal);
            return running.isPresent()
                    ? bench.run(plan, running.get(), files::write)
                    : bench.run(plan, launcher(files.folder()), files::write);
        }
    }

    private void sayWhatIsKept(ResultFiles files) {
        terminal.print("Interrupted. "
                + (Files.exists(files.page())
                        ? "What was measured until then: " + files.page()
                        : "Nothing was measured."));
    }

    private ServerLauncher launcher(Path folder) {
        return new ServerLauncher(
                options.serverCommand().orElseThrow(),
                folder.resolve("server.pid"),
                options.serverLog().orElse(folder.resolve("server.log")));
    }

    /** Of an earlier run nothing must be left: its reports would pass for those of this one. */
    private Path newFolder() {
        Path folder = options.out().toAbsolutePath().normalize();
        try {
            Files.createDirectories(folder);
            try (var entries = Files.list(folder)) {
                if (entries.findAny().isPresent()) {
                    throw new ParameterException(spec.commandLine(), "--out: " + folder + " (expected: empty or new)");
                }
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make the output folder " + folder + ": " + e, e);
        }
    }
}
