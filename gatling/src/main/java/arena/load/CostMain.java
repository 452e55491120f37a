package arena.load;

import arena.load.harness.Boundaries;
import arena.load.harness.ChildProcesses;
import arena.load.harness.Cost;
import arena.load.harness.Plan;
import arena.load.harness.Scenario;
import arena.load.harness.ToolBox;
import arena.load.record.CostRecord;
import arena.load.record.FlavourCost;
import arena.load.report.CostFiles;
import arena.load.report.CostTable;
import arena.load.report.Terminal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code arena cost}. Exit codes are those of {@code arena bench}. */
@Command(
        name = "arena cost",
        sortOptions = false,
        description =
                "Tells what a request of a profile costs the server, and where: CPU time of the whole, a flame graph"
                        + " of the measured phase alone, how it divides, and what is inside: body and handler alone.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every request was answered rightly",
            "1:a request or a benchmark failed, or a run broke off",
            "2:the command line is wrong"
        })
public final class CostMain implements Callable<Integer> {

    private final Terminal terminal;

    @Mixin
    private final CostOptions options = new CostOptions();

    @Spec
    private CommandSpec spec;

    CostMain(Terminal terminal) {
        this.terminal = terminal;
    }

    /** See {@code --help}. */
    public static void main(String[] args) {
        Commands.run(CostMain::commandLine, args);
    }

    static CommandLine commandLine(Terminal terminal) {
        return Commands.plainSpoken(new CostMain(terminal));
    }

    @Override
    public Integer call() {
        ToolBox box = options.toolBox();
        List<String> flavours = Commands.checked(spec, options::flavours);
        Scenario scenario = Commands.checked(spec, () -> scenario(box));
        if (options.leavesBoundariesOut()) {
            Commands.refuse(spec, "with --no-boundaries", "--boundary-seconds");
        }
        Optional<Boundaries> boundaries = Commands.checked(spec, options::boundaries);
        CostFiles files = new CostFiles(Commands.newFolder(spec, "--out", options.out()));
        CostRecord record;
        try (ChildProcesses children = new ChildProcesses(() -> Commands.sayWhatIsKept(terminal, files.page()))) {
            Cost cost = new Cost(box, options.setup(), boundaries, files.folder(), children, terminal);
            record = measure(cost, scenario, flavours, files);
        }
        terminal.print("");
        terminal.print(CostTable.text(record));
        terminal.print("");
        terminal.print("Report: " + files.page());
        return record.isGood() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private Scenario scenario(ToolBox box) {
        Scenario scenario = Plan.of(List.of(options.workload()), options.wishes(), box)
                .scenarios()
                .getFirst();
        if (!scenario.sendsRequests()) {
            throw new IllegalArgumentException(scenario.id() + " sends no requests that could cost something");
        }
        return scenario;
    }

    private CostRecord measure(Cost cost, Scenario scenario, List<String> flavours, CostFiles files) {
        CostRecord record = new CostRecord(
                CostRecord.SCHEMA,
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                Cost.machine(),
                cost.generator(),
                scenario.facts(),
                List.of());
        for (String flavour : flavours) {
            terminal.runStarts(record.flavours().size() + 1, flavours.size(), scenario, flavour);
            FlavourCost whole = cost.of(scenario, flavour);
            terminal.runEnds(whole.run());
            // Kept, should what follows be interrupted.
            files.write(record.with(whole));
            record = record.with(cost.inside(scenario, flavour, whole));
            terminal.idle();
            files.write(record);
        }
        return record;
    }
}
