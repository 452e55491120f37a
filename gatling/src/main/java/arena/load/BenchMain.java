package arena.load;

import arena.load.harness.Bench;
import arena.load.harness.ChildProcesses;
import arena.load.harness.Plan;
import arena.load.harness.Server;
import arena.load.harness.ServerLauncher;
import arena.load.harness.Stack;
import arena.load.harness.Target;
import arena.load.harness.TargetSource;
import arena.load.harness.ToolBox;
import arena.load.record.LoadRecord;
import arena.load.report.RecordFiles;
import arena.load.report.RecordTable;
import arena.load.report.Terminal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        description = "Measures profiles of the arena and other workloads, checks the answers, and writes a report.",
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
            terminal.print(WorkloadList.text());
            return CommandLine.ExitCode.OK;
        }
        ToolBox box = options.toolBox();
        Plan plan = Commands.checked(spec, () -> Plan.of(options.workloads(), options.wishes(), box));
        Optional<Server> running = Commands.checked(spec, options::runningServer);
        if (running.isEmpty() && options.serverCommand().isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "Nothing to measure: give --target URL, or --server-command FILE");
        }
        if (running.isPresent()) {
            Commands.refuse(
                    spec,
                    "with --target, as no server is started",
                    "--flavour",
                    "--transport",
                    "--edge",
                    "--proxies",
                    "--server-log");
        } else {
            checkOwnServer(plan);
        }
        plan.undriven().forEach(obstacle -> terminal.print("Left out: " + obstacle));
        RecordFiles files = new RecordFiles(Commands.newFolder(spec, "--out", options.out()));
        LoadRecord record = measure(plan, box, running, files);
        terminal.print("");
        terminal.print(RecordTable.text(record));
        terminal.print("");
        terminal.print("Report: " + files.page());
        return record.isGood() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    /** Before anything is started or written. */
    private void checkOwnServer(Plan plan) {
        Commands.refuse(spec, "without --target", "--port-https", "--port-h2c", "--port-h2", "--pid");
        List<String> stacks = plan.scenarios().stream()
                .flatMap(scenario -> scenario.workload().stack().stream())
                .distinct()
                .toList();
        if (stacks.isEmpty()) {
            Commands.refuse(spec, "without gateway-64, gateway-h3 or production-stack", "--edge");
        }
        Commands.checked(spec, options::serverOptions);
        stacks.forEach(stack -> Commands.checked(spec, () -> options.stack(stack)));
    }

    private LoadRecord measure(Plan plan, ToolBox box, Optional<Server> running, RecordFiles files) {
        try (ChildProcesses children = new ChildProcesses(() -> Commands.sayWhatIsKept(terminal, files.page()))) {
            TargetSource source = running.<TargetSource>map(
                            server -> (_, _) -> Target.running("server", server, options.data()))
                    .orElse((stack, own) -> started(stack, files.folder(), own));
            return new Bench(box, files.folder(), children, terminal).run(plan, source, files::write);
        }
    }

    private Target started(Optional<String> name, Path folder, ChildProcesses children) {
        terminal.serverStarts();
        Optional<Stack> stack = name.map(options::stack);
        List<String> all = new ArrayList<>(options.serverOptions());
        stack.ifPresent(chosen -> all.addAll(chosen.options()));
        ServerLauncher launcher = new ServerLauncher(
                options.serverCommand().orElseThrow(),
                all,
                Map.of(),
                folder.resolve("server.pid"),
                name.map(of -> folder.resolve("server-" + of + ".log"))
                        .or(options::serverLog)
                        .orElse(folder.resolve("server.log")));
        Server server = launcher.launch(children);
        return Target.own(
                options.ownName(name.isPresent()),
                stack.map(chosen -> chosen.around(server)).orElse(server),
                options.data());
    }
}
