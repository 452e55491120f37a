package arena.app.local;

import arena.app.local.StackPlan.JavaProgram;
import arena.app.local.StackPlan.OtherProgram;
import arena.app.local.StackPlan.ServerProgram;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command {@code scripts/arena run}: the server with everything that the arena gives it, from one command. Exit code: the
 * server's, 0 when stopped by SIGINT or SIGTERM, 1 when a part does not start, 2 for bad options, for a port that is taken and
 * for a home that cannot be used.
 */
@Command(
        name = "scripts/arena run",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Starts the server with all that the arena gives it: sample data, a certificate, and PostgreSQL with the"
                    + " arena's tables. What is missing is made first and kept for the next time.",
            "Ctrl-C stops everything.%n"
        },
        footerHeading = "%nAll environment variables are passed on to the server, which lists them with"
                + " \"scripts/arena run -- --help\", but for those that --data, --certs and --database-url stand"
                + " for.%n%nExamples:%n",
        footer = {
            "  scripts/arena run                                   everything, on port 8080",
            "  scripts/arena run --flavour standard --port 9080    as that entry would answer",
            "  scripts/arena run --fresh                           forget what earlier runs made",
            "  scripts/arena run --stack production --edge nginx   the whole production stack, on port 8443",
            "  scripts/arena run --no-database -- --print-config   after -- is for the server"
        })
public final class LocalMain implements Callable<Integer> {
    private static final String SERVER = "arena.app.Main";
    private static final String PREFIX = "arena run: ";
    private static final int REFUSED = 2;
    private static final int FAILED = 1;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this help and exit.")
    @SuppressWarnings("UnusedVariable") // picocli itself looks at it
    private boolean help;

    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "Folder for the things that it makes (default: .arena).")
    private Path home = Path.of(".arena");

    @Option(names = "--fresh", description = "Throw away what earlier runs made in the home, and make it again.")
    private boolean fresh;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "A folder with dataset.json and static, instead of sample data.")
    private @Nullable Path data;

    @Option(
            names = "--certs",
            paramLabel = "DIR",
            description = "A folder with server.crt and server.key, instead of a certificate made here.")
    private @Nullable Path certs;

    @ArgGroup
    private final DatabaseOptions database = new DatabaseOptions();

    @Mixin
    private final ServerOptions serverOptions = new ServerOptions();

    @Option(names = "--jvm-options", paramLabel = "FILE", description = "A file of options for the server's JVM.")
    private @Nullable Path jvmOptions;

    @Option(
            names = "--server-command",
            hidden = true, // for scripts, as is the next
            paramLabel = "FILE",
            description = "A command line that is started as the server, one argument a line, such as one that runs a"
                    + " container. What the server is to know is in its environment.")
    private @Nullable Path serverCommand;

    @Option(
            names = "--pid-file",
            hidden = true,
            paramLabel = "FILE",
            description = "Write the server's process id there, for as long as it runs.")
    private @Nullable Path pidFile;

    @ArgGroup(exclusive = false, heading = "%nA whole stack:%n")
    private @Nullable StackOptions stack;

    @Spec
    private CommandSpec spec;

    private final String serverClass;
    private final Map<String, String> environment;
    private final List<String> serverArguments;

    private LocalMain(String serverClass, Map<String, String> environment, List<String> serverArguments) {
        this.serverClass = serverClass;
        this.environment = environment;
        this.serverArguments = serverArguments;
    }

    public static void main(String[] arguments) {
        PrintWriter errors = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(SERVER, System.getenv(), errors, List.of(arguments)));
    }

    /** Runs the command for a server with any main class, and returns its exit code. */
    static int run(String serverClass, Map<String, String> environment, PrintWriter errors, List<String> arguments) {
        // By hand, because to picocli a positional argument is the same before "--" and behind it.
        int end = arguments.contains("--") ? arguments.indexOf("--") : arguments.size();
        List<String> forServer = arguments.subList(Math.min(end + 1, arguments.size()), arguments.size());
        return new CommandLine(new LocalMain(serverClass, environment, forServer))
                .setErr(errors)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(StackKind.class, StackKind::named)
                .registerConverter(StackKind.EdgeKind.class, StackKind::edgeNamed)
                .setParameterExceptionHandler(LocalMain::refuse)
                .execute(arguments.subList(0, end).toArray(String[]::new));
    }

    /** Without the whole help, in which the message would be lost. */
    private static int refuse(ParameterException cause, String[] arguments) {
        cause.getCommandLine().getErr().println(PREFIX + message(cause) + " (see --help)");
        return REFUSED;
    }

    private static String message(ParameterException cause) {
        // Picocli counts arguments that the script has added, and begins some messages with "Error".
        return cause instanceof UnmatchedArgumentException unmatched
                ? (unmatched.isUnknownOption() ? "no option " : "no argument ")
                        + String.join(" ", unmatched.getUnmatched())
                : String.valueOf(cause.getMessage()).replaceFirst("^Error: ", "");
    }

    @Override
    public Integer call() {
        ServerEnvironment server;
        HomeFolder folder;
        try {
            checkOptions();
            server = new ServerEnvironment(environment, plan(), new HomePaths(home));
            if (serverCommand == null && ServerQuestion.isIn(serverArguments)) {
                return ServerQuestion.ask(server);
            }
            EnvironmentCheck.check(server);
            server.ports().requireHost();
            if (Files.notExists(home)) {
                // No run before has left anything there that holds a port, and a refused one is to leave nothing
                // either.
                server.requirePorts();
            }
            folder = HomeFolder.open(home, fresh);
        } catch (LocalException e) {
            return complain(e, REFUSED);
        }
        try (folder) {
            return run(new LocalStack(server, new Progress(System.out)));
        }
    }

    private int run(LocalStack local) {
        try {
            local.prepare();
        } catch (LocalException e) {
            return complain(e, REFUSED);
        }
        try {
            return local.run();
        } catch (LocalException e) {
            return complain(e, FAILED);
        }
    }

    private int complain(Exception cause, int exitCode) {
        spec.commandLine().getErr().println(PREFIX + cause.getMessage());
        return exitCode;
    }

    /** Before anything is made or started. What else the server does not like it says itself. */
    private void checkOptions() {
        require("--data", data, "dataset.json", "static");
        require("--certs", certs, "server.crt", "server.key");
        require("--jvm-options", jvmOptions, "");
        require("--server-command", serverCommand, "");
        if (stack != null) {
            require("--proxies", stack.proxies(), stack.proxyConfig());
            stack.check();
        }
        database.check();
        serverOptions.check();
    }

    private static void require(String option, @Nullable Path path, String... parts) {
        for (String part : parts) {
            if (path != null && !Files.isReadable(path.resolve(part))) {
                throw new LocalException("%s: there is no readable %s".formatted(option, path.resolve(part)));
            }
        }
    }

    private StackPlan plan() {
        var own = new JavaProgram(serverClass, Optional.ofNullable(jvmOptions).map(Path::toAbsolutePath), List.of());
        Optional<StackParts> parts =
                Optional.ofNullable(stack).map(options -> options.parts(serverOptions.port(), own));
        Map<String, String> settings = serverOptions.settings();
        parts.map(StackParts::settings).ifPresent(settings::putAll);
        return new StackPlan(
                Optional.ofNullable(data),
                Optional.ofNullable(certs),
                database.source(),
                settings,
                Optional.ofNullable(pidFile),
                program(),
                parts);
    }

    private ServerProgram program() {
        if (serverCommand == null) {
            return new JavaProgram(serverClass, Optional.ofNullable(jvmOptions), serverArguments);
        }
        try {
            return new OtherProgram(Stream.concat(Files.readAllLines(serverCommand).stream(), serverArguments.stream())
                    .toList());
        } catch (IOException e) {
            throw new LocalException("--server-command: cannot read " + serverCommand + ": " + e.getMessage(), e);
        }
    }
}
