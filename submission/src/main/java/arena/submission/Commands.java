package arena.submission;

import arena.submission.lint.Finding;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What both commands have in common: how they end, and how they say what is wrong. */
final class Commands {

    private Commands() {}

    /** A command line that says in one line what is wrong, be it with the arguments or with the folders that they name. */
    static CommandLine plainSpoken(Object command) {
        CommandLine line = new CommandLine(command);
        line.setParameterExceptionHandler((problem, _) -> {
            line.getErr().println(line.getCommandName() + ": " + message(problem) + " (see --help)");
            return CommandLine.ExitCode.USAGE;
        });
        return line.setExecutionExceptionHandler((problem, _, _) -> {
            if (problem instanceof ProjectException || problem instanceof UncheckedIOException) {
                line.getErr().println(line.getCommandName() + ": " + problem.getMessage());
                return CommandLine.ExitCode.USAGE;
            }
            throw problem;
        });
    }

    /** The script adds arguments, so that a place among them would say nothing to the user. */
    private static String message(ParameterException problem) {
        return problem instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()
                ? "unexpected argument: " + String.join(" ", unmatched.getUnmatched())
                : String.valueOf(problem.getMessage());
    }

    /** Prints what was found, and a line that sums it up; returns whether it has errors. */
    static boolean report(PrintWriter out, String what, List<Finding> findings) {
        findings.forEach(out::println);
        long errors = findings.stream().filter(Finding::isError).count();
        out.printf("%s: %d errors, %d warnings%n", what, errors, findings.size() - errors);
        return errors > 0;
    }
}
