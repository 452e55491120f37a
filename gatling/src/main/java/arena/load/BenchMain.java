package arena.load;

import arena.load.harness.Bench;
import arena.load.harness.BenchResult;
import arena.load.harness.ChildProcesses;
import arena.load.harness.Plan;
import arena.load.harness.Server;
import arena.load.harness.ServerLauncher;
import arena.load.harness.ToolBox;
import arena.load.report.ResultFiles;
import arena.load.report.ResultsTable;
import arena.load.report.Terminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
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
        description = "Measures profiles of the arena, checks the answers, and writes a report.",
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
        Commands.run(BenchMain::commandLine, args);
    }

    static CommandLine commandLine(Terminal terminal) {
        return Commands.plainSpoken(new BenchMain(terminal));
    }

    @Override
    public Integer call() {
        if (options.listsOnly()) {
            terminal.print(ProfileList.text());
            return CommandLine.ExitCode.OK;
        }
        ToolBox box = options.toolBox();
        Plan plan = Commands.checked(spec, () -> Plan.of(options.profiles(), options.wishes(), box));
        Optional<Server> running = Commands.checked(spec, options::runningServer);
        if (running.isEmpty() && options.serverCommand().isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "Nothing to measure: give --target URL, or --server-command FILE");
        }
        plan.undriven().forEach(obstacle -> terminal.print("Left out: " + obstacle));
        ResultFiles files = new ResultFiles(Commands.newFolder(spec, "--out", options.out()));
        BenchResult result = measure(plan, box, running, files);
        terminal.print("");
        terminal.print(ResultsTable.of(result));
        terminal.print("");
        terminal.print("Report: " + files.page());
        return result.isGood() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private BenchResult measure(Plan plan, ToolBox box, Optional<Server> running, ResultFiles files) {
        try (ChildProcesses children = new ChildProcesses(() -> sayWhatIsKept(files))) {
            Bench bench = new Bench(box, options.data().orElse(null), files.folder(), children, terminal);
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
                options.serverOptions(),
                Map.of(),
                folder.resolve("server.pid"),
                options.serverLog().orElse(folder.resolve("server.log")));
    }
}
