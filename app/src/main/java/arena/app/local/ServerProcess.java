package arena.app.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The server, or what runs beside it, as a child process with our own output. Its process id stands in files for as long as
 * it runs. Thread-safe.
 */
final class ServerProcess {
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final Process process;
    private final List<Path> pidFiles;

    private ServerProcess(Process process, List<Path> pidFiles) {
        this.process = process;
        this.pidFiles = pidFiles;
    }

    /**
     * Starts it.
     *
     * @param name what to call it in messages
     */
    static ServerProcess start(String name, ProcessBuilder command, List<Path> pidFiles) {
        ServerProcess server;
        try {
            Process process = command.redirectOutput(ProcessBuilder.Redirect.INHERIT)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            server = new ServerProcess(process, pidFiles);
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

    long pid() {
        return process.pid();
    }

    /** Hands over the exit code when the process has ended, for whatever reason. */
    void whenEnded(IntConsumer exitCode) {
        var _ = process.onExit().thenAccept(ended -> exitCode.accept(ended.exitValue()));
    }

    /** Asks the process to end and kills it if it has not done so after 15 s; returns when it has gone. */
    void stop() {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE)) {
                process.destroyForcibly().waitFor();
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
