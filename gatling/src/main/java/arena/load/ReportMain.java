package arena.load;

import arena.load.record.LoadRecord;
import arena.load.record.RecordFile;
import arena.load.report.RecordFiles;
import arena.load.report.RecordTable;
import arena.load.report.Terminal;
import arena.load.report.TwoRecords;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code arena report}. Exit codes: 0 if it was written, 2 if the command line is wrong. */
@Command(
        name = "arena report",
        sortOptions = false,
        description = "Makes table and page of a record again, or a page that compares two of them.")
public final class ReportMain implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
            arity = "1..2",
            paramLabel = "RECORD",
            description = "A record.json or its folder; a second one is compared with the first.")
    private List<Path> records = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for a page that compares two (default: target/report/<time>).")
    private @Nullable Path out;

    @Spec
    private CommandSpec spec;

    ReportMain(Terminal terminal) {
        this.terminal = terminal;
    }

    /** See {@code --help}. */
    public static void main(String[] args) {
        Commands.run(ReportMain::commandLine, args);
    }

    static CommandLine commandLine(Terminal terminal) {
        return Commands.plainSpoken(new ReportMain(terminal));
    }

    @Override
    public Integer call() {
        if (records.size() == 1) {
            Commands.refuse(spec, "with one record, whose page stands beside it", "--out");
        }
        List<LoadRecord> read = records.stream()
                .map(path -> Commands.checked(spec, () -> RecordFile.read(path)))
                .toList();
        if (read.size() == 1) {
            RecordFiles files = new RecordFiles(folderOf(records.getFirst()));
            files.writePage(read.getFirst());
            show(read.getFirst(), files);
        } else {
            Path folder = Optional.ofNullable(out).orElseGet(() -> Commands.defaultFolder("report"));
            RecordFiles files = new RecordFiles(Commands.newFolder(spec, "--out", folder));
            LoadRecord both = TwoRecords.together(seen(0, read, folder), seen(1, read, folder));
            files.write(both);
            show(both, files);
        }
        return CommandLine.ExitCode.OK;
    }

    private LoadRecord seen(int index, List<LoadRecord> read, Path folder) {
        return read.get(index).seenFrom(folder.toAbsolutePath().normalize().relativize(folderOf(records.get(index))));
    }

    private static Path folderOf(Path path) {
        Path file = path.toAbsolutePath().normalize();
        return file.toFile().isDirectory()
                ? file
                : Optional.ofNullable(file.getParent()).orElse(file);
    }

    private void show(LoadRecord record, RecordFiles files) {
        terminal.print(RecordTable.text(record));
        terminal.print("");
        terminal.print("Report: " + files.page());
    }
}
