package arena.client;

import java.util.function.Supplier;
import java.util.logging.LogManager;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Asks a server over HTTP/2 or HTTP/3, or loads it. Exit codes: 0 if all went well, 1 if not, 2 for a bad command line. */
@Command(
        name = "arena-client",
        description = "Asks a server over HTTP/2 or HTTP/3, or loads it.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {GetCommand.class, ProbeCommand.class, LoadCommand.class},
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every request was answered rightly", "1:one was not", "2:the command line is wrong"})
public final class ClientMain {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = CommandLine.ScopeType.INHERIT,
            description = "Show this help and end.")
    @SuppressWarnings("UnusedVariable") // picocli itself looks at it
    private boolean help;

    private ClientMain() {}

    /** See {@code --help}. */
    public static void main(String[] args) {
        // Libraries log at length what a server does wrong, which the output tells in its own way.
        LogManager.getLogManager().reset();
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new ClientMain());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler((problem, _) -> {
            CommandLine failed = problem.getCommandLine();
            failed.getErr().println(problem.getMessage());
            failed.getErr().println("See " + failed.getCommandSpec().qualifiedName() + " --help.");
            return CommandLine.ExitCode.USAGE;
        });
        return line;
    }

    /** What this reads from the arguments; what is wrong with them is told as picocli tells it. */
    static <T> T checked(CommandSpec spec, Supplier<T> read) {
        try {
            return read.get();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
