package arena.load;

import arena.load.harness.ChildProcesses;
import arena.load.report.Terminal;
import arena.load.validate.AssertionList;
import arena.load.validate.OutcomePage;
import arena.load.validate.OutcomeTable;
import arena.load.validate.Outcomes;
import arena.load.validate.OwnServer;
import arena.load.validate.Validation;
import arena.load.validate.checks.Arena;
import arena.load.validate.client.ClientProgram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The command {@code arena validate}. Exit codes: 0 if no assertion failed, 1 if one did or if something broke, 2 if the
 * command line is wrong, 130 if it was interrupted.
 */
@Command(
        name = "arena validate",
        sortOptions = false,
        description = "Judges a server by the assertions of the arena's validator, and writes a report.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:no assertion failed",
            "1:one failed, or something broke",
            "2:the command line is wrong",
            "130:it was interrupted"
        })
public final class ValidateMain implements Callable<Integer> {

    private static final int INTERRUPTED = 130;

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
        Commands.run(ValidateMain::commandLine, args);
    }

    static CommandLine commandLine(Terminal terminal) {
        return Commands.plainSpoken(new ValidateMain(terminal));
    }

    @Override
    public Integer call() {
        if (options.listsOnly()) {
            terminal.print(AssertionList.text());
            return CommandLine.ExitCode.OK;
        }
        List<String> profiles = Commands.checked(spec, options::profiles);
        Path folder = options.report().toAbsolutePath().normalize();
        Optional<Arena> running = Commands.checked(spec, options::runningServer);
        refuseWithoutEffect(running.isPresent());
        Optional<OwnServer> own = running.isPresent()
                ? Optional.empty()
                : Optional.of(Commands.checked(spec, () -> options.ownServer(folder)));
        try (ClientProgram client = Commands.checked(spec, options::client)) {
            Commands.newFolder(spec, "--report", folder);
            return judge(
                    children -> running.orElseGet(() -> start(own.orElseThrow(), children)), profiles, client, folder);
        }
    }

    private void refuseWithoutEffect(boolean isRunning) {
        if (isRunning) {
            Commands.refuse(spec, "with --target, as no server is started", "--flavour", "--edge");
            return;
        }
        Commands.refuse(
                spec,
                "without --target",
                "--port-http",
                "--port-https",
                "--port-h2c",
                "--port-h2",
                "--port-tls-reloaded",
                "--certs-reloaded");
        if (options.stack().isEmpty()) {
            Commands.refuse(spec, "without gateway-64, gateway-h3 or production-stack", "--edge");
        }
    }

    private Arena start(OwnServer server, ChildProcesses children) {
        terminal.print("Starting the server");
        return server.start(children, options.insecure());
    }

    private int judge(
            Function<ChildProcesses, Arena> server, List<String> profiles, ClientProgram client, Path folder) {
        AtomicReference<Optional<Validation>> current = new AtomicReference<>(Optional.empty());
        // Before the children are stopped, whose end must not look like a fault of theirs.
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> current.get().ifPresent(Validation::interrupt), "stop-judging"));
        try (ChildProcesses children = new ChildProcesses(() -> tellInterruption(current.get()))) {
            Arena arena = server.apply(children);
            terminal.print("Judging " + arena + " for " + String.join(", ", profiles));
            Validation validation =
                    new Validation(arena, profiles, client, group -> terminal.print("  " + OutcomeTable.line(group)));
            current.set(Optional.of(validation));
            long begin = System.nanoTime();
            Outcomes outcomes = validation.run(folder);
            return validation.isInterrupted()
                    ? INTERRUPTED
                    : report(outcomes, arena, Duration.ofNanos(System.nanoTime() - begin), folder);
        }
    }

    private int report(Outcomes outcomes, Arena arena, Duration taken, Path folder) {
        String circumstances = arena + ", " + Instant.now().truncatedTo(ChronoUnit.SECONDS);
        Path page = folder.resolve("index.html");
        write(page, OutcomePage.of(outcomes, circumstances));
        terminal.print("");
        terminal.print(OutcomeTable.of(outcomes));
        terminal.print(outcomes.counts() + " in " + taken.toSeconds() + " s");
        terminal.print("Report: " + page);
        return outcomes.isGood() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private void tellInterruption(Optional<Validation> validation) {
        Outcomes outcomes = validation.map(Validation::outcomes).orElse(new Outcomes(List.of()));
        terminal.print("");
        terminal.print(OutcomeTable.of(outcomes));
        terminal.print("Interrupted. Up to then: " + outcomes.counts());
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write " + file + ": " + e, e);
        }
    }
}
