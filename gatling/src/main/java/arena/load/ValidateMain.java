package arena.load;

import arena.load.harness.ChildProcesses;
import arena.load.harness.HarnessException;
import arena.load.report.Terminal;
import arena.load.validate.AssertionList;
import arena.load.validate.OutcomePage;
import arena.load.validate.OutcomeTable;
import arena.load.validate.Outcomes;
import arena.load.validate.OwnServer;
import arena.load.validate.Validation;
import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Groups;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
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
 * The command {@code arena validate}. Exit codes: 0 if no assertion failed, 1 if one did or if something broke, 2 if the
 * command line is wrong.
 */
@Command(
        name = "arena validate",
        sortOptions = false,
        description = "Judges a server by the assertions of the arena's validator, and writes a report.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no assertion failed", "1:one failed, or something broke", "2:the command line is wrong"})
public final class ValidateMain implements Callable<Integer> {

    private final Terminal terminal;

    @Mixin
    private final ValidateOptions options = new ValidateOptions();

    @Spec
    private CommandSpec spec;

    ValidateMain(Terminal terminal) {
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
        CommandLine validate = new CommandLine(new ValidateMain(terminal));
        validate.setParameterExceptionHandler((problem, _) -> {
            validate.getErr().println(problem.getMessage());
            validate.getErr().println("See arena validate --help.");
            return CommandLine.ExitCode.USAGE;
        });
        return validate.setExecutionExceptionHandler((problem, commandLine, _) -> {
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
            terminal.print(AssertionList.text());
            return CommandLine.ExitCode.OK;
        }
        List<String> profiles = checked(options::profiles);
        List<String> unjudged =
                profiles.stream().filter(id -> !Groups.profiles().contains(id)).toList();
        if (!unjudged.isEmpty()) {
            terminal.print("Left out, as there are no assertions for them yet: " + String.join(", ", unjudged));
        }
        Path folder = options.report().toAbsolutePath().normalize();
        Optional<Arena> running = options.runningServer();
        Optional<OwnServer> own =
                running.isPresent() ? Optional.empty() : Optional.of(checked(() -> options.ownServer(folder)));
        makeEmpty(folder);
        try (ChildProcesses children = new ChildProcesses(() -> terminal.print("Interrupted."))) {
            Arena arena = running.orElseGet(() -> start(own.orElseThrow(), children));
            return judge(arena, profiles, folder);
        }
    }

    /** What is wrong with the command line is told as picocli tells it. */
    private <T> T checked(Supplier<T> read) {
        try {
            return read.get();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private Arena start(OwnServer server, ChildProcesses children) {
        terminal.print("Starting the server");
        return server.start(children, options.insecure());
    }

    private int judge(Arena arena, List<String> profiles, Path folder) {
        String circumstances = arena + ", " + Instant.now().truncatedTo(ChronoUnit.SECONDS);
        terminal.print("Judging " + arena + " for " + String.join(", ", profiles));
        long begin = System.nanoTime();
        Outcomes outcomes =
                new Validation(arena, profiles).run(folder, group -> terminal.print("  " + OutcomeTable.line(group)));
        Path page = folder.resolve("index.html");
        write(page, OutcomePage.of(outcomes, circumstances));
        terminal.print("");
        terminal.print(OutcomeTable.of(outcomes));
        terminal.print(outcomes.counts() + " in " + (System.nanoTime() - begin) / 1_000_000_000 + " s");
        terminal.print("Report: " + page);
        return outcomes.isGood() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write " + file + ": " + e, e);
        }
    }

    /** Of an earlier run nothing must be left: its report would pass for that of this one. */
    private void makeEmpty(Path folder) {
        try {
            Files.createDirectories(folder);
            try (var entries = Files.list(folder)) {
                if (entries.findAny().isPresent()) {
                    throw new ParameterException(
                            spec.commandLine(), "--report: " + folder + " (expected: empty or new)");
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make the report folder " + folder + ": " + e, e);
        }
    }
}
