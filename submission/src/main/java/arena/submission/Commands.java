package arena.submission;

import arena.submission.lint.Finding;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import picocli.CommandLine;

/** What both commands have in common: how they end, and how they say what is wrong. */
final class Commands {

    private Commands() {}

    /** A command line that says in one line what is wrong, be it with the arguments or with the folders that they name. */
    static CommandLine plainSpoken(Object command) {
        CommandLine line = new CommandLine(command);
        line.setParameterExceptionHandler((problem, _) -> {
            line.getErr().println(line.getCommandName() + ": " + problem.getMessage() + " (see --help)");
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

    /** Prints what was found, and a line that sums it up; returns whether it has errors. */
    static boolean report(PrintWriter out, String what, List<Finding> findings) {
        findings.forEach(out::println);
        long errors = findings.stream().filter(Finding::isError).count();
        out.printf("%s: %d errors, %d warnings%n", what, errors, findings.size() - errors);
        return errors > 0;
    }
}
