package arena.submission;

import arena.submission.entry.Entry;
import arena.submission.entry.Meta;
import arena.submission.lint.Finding;
import arena.submission.lint.Lint;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code arena submit}. Exit codes: see the list. */
@Command(
        name = "arena submit",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description =
                "Writes the folder of each flavour into a checkout of the arena, or into an empty folder. It writes"
                        + " nothing if arena lint finds an error.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:written, or as they are to be",
            "1:an entry breaks a rule, or --check found a difference",
            "2:the command line or a folder that it names is wrong"
        })
public final class SubmitMain implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", description = "Folder in which there is, or will be, the folder frameworks.")
    private Path directory = Path.of("");

    @Mixin
    private final ProjectOptions project = new ProjectOptions();

    @Option(
            names = "--maintainer",
            paramLabel = "NAME",
            description =
                    "GitHub user who is told when a pull request touches the folder; may be repeated (default: who is"
                            + " named in the folder that is there).")
    private List<String> maintainers = List.of();

    @ArgGroup
    private final Mode mode = new Mode();

    @Spec
    private CommandSpec spec;

    private static final class Mode {
        @Option(names = "--check", description = "Write nothing, say what differs from what is there.")
        private boolean check;

        @Option(names = "--dry-run", description = "Write nothing, list the files.")
        private boolean dryRun;
    }

    /** See {@code --help}. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return Commands.plainSpoken(new SubmitMain());
    }

    @Override
    public Integer call() {
        requireNames();
        PrintWriter out = spec.commandLine().getOut();
        Destination destination = Destination.of(directory.toAbsolutePath().normalize());
        List<Entry> entries =
                project.entries(name -> maintainers.isEmpty() ? destination.maintainers(name) : maintainers);
        List<String> names = entries.stream().map(Entry::name).toList();
        List<Finding> errors = new ArrayList<>();
        for (Entry entry : entries) {
            Lint.of(entry, destination.others(names)).stream()
                    .filter(Finding::isError)
                    .forEach(errors::add);
        }
        if (!errors.isEmpty()) {
            Commands.report(out, String.join(", ", names), errors);
            out.println("Nothing is written.");
            return CommandLine.ExitCode.SOFTWARE;
        }
        if (mode.check) {
            return check(out, destination, entries);
        }
        if (mode.dryRun) {
            list(out, destination, entries);
        } else {
            for (Entry entry : entries) {
                destination.write(entry);
                out.println(
                        destination.folder(entry.name()) + ": " + entry.files().size() + " files");
            }
        }
        tellOfNoMaintainer(out, entries);
        return CommandLine.ExitCode.OK;
    }

    private void requireNames() {
        for (String name : maintainers) {
            if (!Meta.isUserName(name)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--maintainer: " + name + " (expected: a user of GitHub, 1 to 39 letters, digits and single"
                                + " hyphens, none at the ends)");
            }
        }
    }

    private static void list(PrintWriter out, Destination destination, List<Entry> entries) {
        for (Entry entry : entries) {
            Path folder = destination.folder(entry.name());
            entry.files().keySet().forEach(path -> out.println(folder.resolve(path)));
        }
        out.println(total(entries) + ", not written");
    }

    private static String total(List<Entry> entries) {
        return entries.stream().mapToInt(entry -> entry.files().size()).sum() + " files in " + entries.size()
                + (entries.size() == 1 ? " folder" : " folders");
    }

    private static void tellOfNoMaintainer(PrintWriter out, List<Entry> entries) {
        String names = entries.stream()
                .filter(entry -> entry.text(Entry.META).flatMap(Meta::parse).stream()
                        .allMatch(meta -> meta.maintainers().isEmpty()))
                .map(Entry::name)
                .collect(Collectors.joining(", "));
        if (!names.isEmpty()) {
            out.println("No maintainer yet: " + names + " (give one with --maintainer YOUR_GITHUB_NAME)");
        }
    }

    private static int check(PrintWriter out, Destination destination, List<Entry> entries) {
        List<Difference> differences = entries.stream()
                .flatMap(entry -> destination.differences(entry).stream())
                .toList();
        differences.forEach(out::println);
        out.println(total(entries) + ": " + Difference.counts(differences));
        return differences.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
