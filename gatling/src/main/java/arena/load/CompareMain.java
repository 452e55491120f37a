package arena.load;

import arena.load.harness.ChildProcesses;
import arena.load.harness.Compare;
import arena.load.harness.Plan;
import arena.load.harness.TargetSpec;
import arena.load.harness.ToolBox;
import arena.load.record.LoadRecord;
import arena.load.report.RecordFiles;
import arena.load.report.RecordTable;
import arena.load.report.Terminal;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code arena compare}. Exit codes are those of {@code arena bench}. */
@Command(
        name = "arena compare",
        sortOptions = false,
        description =
                "Measures servers side by side: a fresh process for each run, rounds in which each has its turn, and"
                        + " says which differences are more than noise.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every request was answered rightly",
            "1:a request failed, or a run broke off",
            "2:the command line is wrong"
        })
public final class CompareMain implements Callable<Integer> {

    private final Terminal terminal;

    @Mixin
    private final CompareOptions options = new CompareOptions();

    @Spec
    private CommandSpec spec;

    CompareMain(Terminal terminal) {
        this.terminal = terminal;
    }

    /** See {@code --help}. */
    public static void main(String[] args) {
        Commands.run(CompareMain::commandLine, args);
    }

    static CommandLine commandLine(Terminal terminal) {
        return Commands.plainSpoken(new CompareMain(terminal));
    }

    @Override
    public Integer call() {
        if (options.listsOnly()) {
            terminal.print(WorkloadList.text());
            terminal.print("Peers: " + TargetSpec.PEERS);
            return CommandLine.ExitCode.OK;
        }
        ToolBox box = options.toolBox();
        List<TargetSpec> targets = Commands.checked(spec, options::targets);
        int repeats = Commands.checked(spec, options::repeats);
        Plan plan = Commands.checked(spec, () -> Plan.of(options.workloads(), options.wishes(), box));
        RecordFiles files = new RecordFiles(Commands.newFolder(spec, "--out", options.out()));
        LoadRecord record;
        try (ChildProcesses children = new ChildProcesses(() -> Commands.sayWhatIsKept(terminal, files.page()))) {
            record = new Compare(box, options.setup(), files.folder(), children, terminal)
                    .run(plan, targets, repeats, files::write);
        }
        terminal.print("");
        terminal.print(RecordTable.text(record));
        terminal.print("");
        terminal.print("Report: " + files.page());
        return record.isGood() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
