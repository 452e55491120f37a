package arena.load.harness;

import arena.profiles.Endpoint;
import arena.profiles.wire.FreePort;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * Starts the server as a process of its own, as its user would.
 *
 * @param commandFile the command line, one argument a line; {@code --port N} and {@code --pid-file FILE} are added to it
 * @param options added to it as well
 * @param environment variables that the process gets beside those of this one; ports that are not among them are free ones
 * @param pidFile where the server leaves the number of the process that serves
 * @param log gets what the server prints
 * @param probe that says when it is there
 */
public record ServerLauncher(
        Path commandFile, List<String> options, Map<String, String> environment, Path pidFile, Path log, Probe probe) {

    private static final String HOST = "127.0.0.1";
    private static final Duration START_LIMIT = Duration.ofMinutes(2);
    private static final Duration PROBE_PAUSE = Duration.ofMillis(200);

    /** From its first answer until everything is open; servers of other revisions may not say so. */
    private static final Duration OPENING_LIMIT = Duration.ofSeconds(20);

    /** Variables that name a port, by the arena's port that it stands for. */
    private static final Map<Integer, String> PORTS = Map.of(
            Endpoint.HTTP1_TLS.port(), "ARENA_PORT_TLS",
            Endpoint.H2C.port(), "ARENA_PORT_H2C",
            Endpoint.H2_TLS.port(), "ARENA_PORT_H2");

    private static final String PORT = "ARENA_PORT";
    private static final String RELOADED_TLS_PORT = "ARENA_PORT_TLS_RELOADED";

    public ServerLauncher {
        options = List.copyOf(options);
        environment = Map.copyOf(environment);
    }

    /** Free ports, by the variables that name them. */
    static Map<String, String> freePorts() {
        Map<String, String> ports = new HashMap<>();
        ports.put(PORT, Integer.toString(FreePort.next()));
        PORTS.values().forEach(name -> ports.put(name, Integer.toString(FreePort.next())));
        return ports;
    }

    /** One that starts the command as it stands. */
    public ServerLauncher(Path commandFile, Path pidFile, Path log) {
        this(commandFile, List.of(), Map.of(), pidFile, log);
    }

    /** One for our own server. */
    public ServerLauncher(
            Path commandFile, List<String> options, Map<String, String> environment, Path pidFile, Path log) {
        this(commandFile, options, environment, pidFile, log, Probe.SUM);
    }

    /**
     * Returns when the server answers and, if it is ours, says that everything is open: it may yet lose another port.
     *
     * @throws HarnessException if it ends before, or takes too long; the message has the last lines of its log
     */
    public Server launch(ChildProcesses children) {
        Map<String, String> variables = new HashMap<>(environment);
        int port =
                Optional.ofNullable(variables.get(PORT)).map(Integer::valueOf).orElseGet(FreePort::next);
        variables.putIfAbsent(RELOADED_TLS_PORT, "0");
        PORTS.values().forEach(name -> variables.computeIfAbsent(name, _ -> Integer.toString(FreePort.next())));
        ProcessBuilder builder =
                new ProcessBuilder(command(port)).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(variables);
        Process process = children.start(builder);
        awaitAnswer(process, URI.create("http://" + HOST + ":" + port));
        awaitOpening(process);
        Map<Integer, Integer> ports = new HashMap<>();
        ports.put(Endpoint.HTTP1.port(), port);
        PORTS.forEach((arenas, name) -> ports.put(arenas, Integer.valueOf(variables.get(name))));
        return new Server(HOST, ports, servingPid(), Optional.of(log));
    }

    private List<String> command(int port) {
        try {
            Files.createDirectories(log.toAbsolutePath().getParent());
            Files.deleteIfExists(pidFile);
            List<String> command = new ArrayList<>(Files.readAllLines(commandFile));
            command.addAll(options);
            command.addAll(List.of("--port", Integer.toString(port), "--pid-file", pidFile.toString()));
            return command;
        } catch (IOException e) {
            throw new HarnessException("Cannot read the server's command line: " + e, e);
        }
    }

    private void awaitAnswer(Process process, URI target) {
        long deadline = System.nanoTime() + START_LIMIT.toNanos();
        try {
            while (!probe.succeeds(target)) {
                requireRunning(process, "before it answered " + Probe.QUESTION);
                if (System.nanoTime() > deadline) {
                    throw new HarnessException("The server did not answer " + target + Probe.QUESTION + " within "
                            + START_LIMIT.toSeconds() + " s. " + new ServerLog(log).lastWords());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }

    private void awaitOpening(Process process) {
        long deadline = System.nanoTime() + OPENING_LIMIT.toNanos();
        try {
            while (ServerFacts.isOpening(log) && System.nanoTime() < deadline) {
                requireRunning(process, "before all its ports were open");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }

    /** Waits for a moment. */
    private void requireRunning(Process process, String when) throws InterruptedException {
        if (process.waitFor(PROBE_PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new HarnessException("The server ended with exit code " + process.exitValue() + " " + when + ". "
                    + new ServerLog(log).lastWords());
        }
    }

    private OptionalLong servingPid() {
        try {
            return OptionalLong.of(Long.parseLong(Files.readString(pidFile).strip()));
        } catch (IOException | NumberFormatException _) {
            return OptionalLong.empty();
        }
    }
}
