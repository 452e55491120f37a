package arena.app.local;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * The server, or what runs beside it, as a child process. Its process id stands in files for as long as it runs.
 * Thread-safe.
 */
final class ServerProcess {
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    private final Process process;
    private final List<Path> pidFiles;

    private final Optional<Thread> reader;

    private ServerProcess(Process process, List<Path> pidFiles, Optional<Thread> reader) {
        this.process = process;
        this.pidFiles = pidFiles;
        this.reader = reader;
    }

    /**
     * Starts it.
     *
     * @param name what to call it in messages
     * @param lines gets each line that it prints; without, our own output does, directly
     */
    static ServerProcess start(
            String name, ProcessBuilder command, List<Path> pidFiles, Optional<Consumer<String>> lines) {
        ServerProcess server;
        try {
            var output = lines.isPresent() ? ProcessBuilder.Redirect.PIPE : ProcessBuilder.Redirect.INHERIT;
            Process process = command.redirectErrorStream(lines.isPresent())
                    .redirectOutput(output)
                    .redirectError(output)
                    .start();
            server = new ServerProcess(process, pidFiles, lines.map(consumer -> reader(process, consumer)));
        } catch (IOException e) {
            throw new LocalException("Cannot start %s: %s".formatted(name, e.getMessage()), e);
        }
        try {
            server.writePidFiles();
            return server;
        } catch (IOException e) {
            server.stop();
            throw new LocalException("Cannot write the process id of %s: %s".formatted(name, e), e);
        }
    }

    private static Thread reader(Process process, Consumer<String> lines) {
        // No virtual one: it would occupy its carrier as long as the program says nothing.
        return Thread.ofPlatform().daemon().start(() -> {
            try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
                output.lines().forEach(lines);
            } catch (IOException | UncheckedIOException _) {
                // It has ended meanwhile.
            }
        });
    }

    long pid() {
        return process.pid();
    }

    /** Hands over the exit code when the process has ended, for whatever reason. */
    void whenEnded(IntConsumer exitCode) {
        var _ = process.onExit().thenAccept(ended -> exitCode.accept(ended.exitValue()));
    }

    /** Asks the process to end and kills it if it has not done so after 15 s; returns when it has gone. */
    void stop() {
        // Process.destroy would close the pipe with what it says at its end.
        process.toHandle().destroy();
        try {
            if (!process.waitFor(PATIENCE)) {
                process.destroyForcibly().waitFor();
            }
            if (reader.isPresent()) {
                // Its last words. Somebody whom it has started may keep the pipe open.
                reader.get().join(LAST_WORDS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        deletePidFiles();
    }

    private void writePidFiles() throws IOException {
        for (Path file : pidFiles) {
            Files.writeString(file, process.pid() + "\n");
        }
    }

    private void deletePidFiles() {
        for (Path file : pidFiles) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new LocalException("Cannot delete " + file + ": " + e, e);
            }
        }
    }
}
