package arena.app.testing;

import arena.profiles.wire.Fragments;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server as a user starts it: a process with nothing in its environment but what the test says. */
public final class ServerProcess implements AutoCloseable {

    private static final Pattern LISTENING = Pattern.compile("http: HTTP/1\\.1, h2c on \\S+:(\\d+)");

    private final Process process;
    private final Queue<String> output = new ConcurrentLinkedQueue<>();
    private final CompletableFuture<Integer> port = new CompletableFuture<>();
    private final CompletableFuture<Void> drained;

    private ServerProcess(Process process) {
        this.process = process;
        this.drained = CompletableFuture.runAsync(this::drain, Fragments.threads());
    }

    public static ServerProcess start(Map<String, String> environment, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                System.getProperty("java.class.path"),
                "arena.app.Main"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return new ServerProcess(builder.start());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Waits until it listens; on which port. */
    public int port() {
        return port.orTimeout(30, TimeUnit.SECONDS).join();
    }

    public long pid() {
        return process.pid();
    }

    /** Sends SIGTERM. */
    public void terminate() {
        // Not by destroy() of the process itself, which closes its streams too.
        process.toHandle().destroy();
    }

    /** Waits for the end; the exit status. */
    public int exitStatus() {
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                throw new IllegalStateException("still running: " + output());
            }
            drained.join();
            return process.exitValue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** Both streams, as far as they have come. */
    public String output() {
        return String.join("\n", output);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    private void drain() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                output.add(line);
                Matcher listening = LISTENING.matcher(line);
                if (listening.find()) {
                    port.complete(Integer.valueOf(listening.group(1)));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
