package arena.submission;

import arena.submission.entry.Entry;
import arena.submission.entry.Meta;
import arena.submission.lint.Finding;
import arena.submission.lint.Lint;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code arena lint}. Exit codes: see the list. */
@Command(
        name = "arena lint",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description =
                "Judges entries by the arena's rules, without building them: what this project would submit, or what"
                        + " lies in a folder.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:no errors, there may be warnings",
            "1:an entry breaks a rule",
            "2:the command line or a folder that it names is wrong"
        })
public final class LintMain implements Callable<Integer> {

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "The folder of an entry, or a checkout of the arena, of which our entries are judged.")
    private @Nullable Path directory;

    @Mixin
    private final ProjectOptions project = new ProjectOptions();

    @Spec
    private CommandSpec spec;

    /** See {@code --help}. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return Commands.plainSpoken(new LintMain());
    }

    @Override
    public Integer call() {
        boolean bad = false;
        PrintWriter out = spec.commandLine().getOut();
        if (directory == null) {
            for (Entry entry : project.entries(_ -> List.of())) {
                bad |= Commands.report(out, entry.name(), Lint.of(entry, Map.of()));
            }
        } else if (Files.exists(directory.resolve(Entry.META))) {
            Entry entry = Entry.read(directory);
            bad = Commands.report(out, entry.name(), Lint.of(entry, Map.of()));
        } else {
            bad = lintCheckout(out, directory);
        }
        return bad ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
    }

    private boolean lintCheckout(PrintWriter out, Path checkout) {
        Destination destination = Destination.of(checkout.toAbsolutePath().normalize());
        List<String> names = project.project().names().stream()
                .filter(name -> Files.isDirectory(destination.folder(name)))
                .toList();
        if (names.isEmpty()) {
            throw new ProjectException("there is no entry of ours in " + destination.root());
        }
        Map<String, Meta> others = destination.others(names);
        List<Finding> findings = new ArrayList<>(Changes.outside(destination.root(), names));
        for (String name : names) {
            findings.addAll(Lint.of(Entry.read(destination.folder(name)), others));
        }
        return Commands.report(out, String.join(", ", names), findings);
    }
}
