package arena.load;

import arena.load.record.LoadRecord;
import arena.load.record.RecordFile;
import arena.load.report.ScoreTable;
import arena.load.report.Terminal;
import arena.load.score.Scores;
import arena.profiles.League;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code arena score}. Exit codes: 0 if there was something to score, 1 if not, 2 for a bad command line. */
@Command(
        name = "arena score",
        sortOptions = false,
        description = "Applies the arena's formulas to a record, with its own targets as the league.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:there is something to score",
            "1:no run of a profile counts",
            "2:the command line is wrong, or the record cannot be read"
        })
public final class ScoreMain implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "RECORD", description = "A record.json or its folder, such as arena compare leaves.")
    private Path record = Path.of("");

    @Option(
            names = "--league",
            paramLabel = "L",
            defaultValue = "framework",
            description = "Whose profiles count: framework, engine or infrastructure (default: ${DEFAULT-VALUE}).")
    private League league = League.FRAMEWORK;

    @Spec
    private CommandSpec spec;

    ScoreMain(Terminal terminal) {
        this.terminal = terminal;
    }

    /** See {@code --help}. */
    public static void main(String[] args) {
        Commands.run(ScoreMain::commandLine, args);
    }

    static CommandLine commandLine(Terminal terminal) {
        return Commands.plainSpoken(new ScoreMain(terminal)).setCaseInsensitiveEnumValuesAllowed(true);
    }

    @Override
    public Integer call() {
        LoadRecord read = Commands.checked(spec, () -> RecordFile.read(record));
        terminal.print(ScoreTable.of(read, league));
        if (Scores.hasAny(read)) {
            return CommandLine.ExitCode.OK;
        }
        terminal.print("");
        terminal.print("Nothing to score: no run of a profile counts.");
        return CommandLine.ExitCode.SOFTWARE;
    }
}
