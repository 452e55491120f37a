package arena.load;

import arena.load.harness.HarnessException;
import arena.load.harness.PlanException;
import arena.load.report.Terminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What the commands of this module have in common: how they end, how they say what is wrong, and where they write. */
final class Commands {

    private static final DateTimeFormatter TIMESTAMP = DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss");

    private Commands() {}

    /** Runs a command with the terminal of this process, and ends the process with its exit code. */
    static void run(Function<Terminal, CommandLine> command, String[] args) {
        int exitCode;
        try (Terminal terminal = Terminal.ofThisProcess()) {
            exitCode = command.apply(terminal).execute(args);
        }
        System.exit(exitCode);
    }

    /** A command line with help, that says in one line what is wrong, be it with the arguments or with what they lead to. */
    static CommandLine plainSpoken(Object command) {
        CommandLine line = new CommandLine(command).addMixin("help", new HelpOption());
        line.setParameterExceptionHandler((problem, _) -> {
            line.getErr().println(message(problem));
            line.getErr().println("See " + line.getCommandName() + " --help.");
            return CommandLine.ExitCode.USAGE;
        });
        return line.setExecutionExceptionHandler((problem, commandLine, _) -> {
            if (problem instanceof HarnessException || problem instanceof UncheckedIOException) {
                commandLine.getErr().println(problem.getMessage());
                return CommandLine.ExitCode.SOFTWARE;
            }
            throw problem;
        });
    }

    /** Scripts add arguments, so that a place among them would say nothing to the user. */
    private static String message(ParameterException problem) {
        return problem instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()
                ? "Unexpected argument: " + String.join(" ", unmatched.getUnmatched())
                : String.valueOf(problem.getMessage());
    }

    /**
     * Refuses options that would have no effect.
     *
     * @param when they have none, after "no effect"
     * @throws ParameterException if one of them was given
     */
    static void refuse(CommandSpec spec, String when, String... options) {
        for (String option : options) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new ParameterException(spec.commandLine(), option + ": no effect " + when);
            }
        }
    }

    /** What this reads from the arguments; what is wrong with them is told as picocli tells it. */
    static <T> T checked(CommandSpec spec, Supplier<T> read) {
        try {
            return read.get();
        } catch (PlanException | IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** Where a command writes to if it is not told: below the current folder, by its name and the time. */
    static Path defaultFolder(String command) {
        return Path.of(
                "target", command, LocalDateTime.now(ZoneId.systemDefault()).format(TIMESTAMP));
    }

    /**
     * Makes a folder to write to. Of an earlier run nothing must be left: its reports would pass for those of this one.
     *
     * @param option that names the folder
     */
    static Path newFolder(CommandSpec spec, String option, Path wanted) {
        Path folder = wanted.toAbsolutePath().normalize();
        try {
            Files.createDirectories(folder);
            try (var entries = Files.list(folder)) {
                if (entries.findAny().isPresent()) {
                    throw new ParameterException(
                            spec.commandLine(), option + ": " + folder + " (expected: empty or new)");
                }
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make the folder " + folder + ": " + e, e);
        }
    }

    /** What a measuring command says if it is interrupted. */
    static void sayWhatIsKept(Terminal terminal, Path page) {
        terminal.print("Interrupted. "
                + (Files.exists(page) ? "What was measured until then: " + page : "Nothing was measured."));
    }
}
