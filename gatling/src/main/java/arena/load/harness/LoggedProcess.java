package arena.load.harness;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A program that is run to its end, and whose output is kept.
 *
 * @param log what it prints is added to this file
 * @param limit for all of it; then it is ended
 */
record LoggedProcess(List<String> command, Path log, Duration limit) {

    /** Is told what happens, at the moment when it does. */
    interface Listener {

        default void started(Process process) {}

        void line(String line);
    }

    /**
     * Runs it.
     *
     * @return its exit code
     * @throws BrokenOffException if it took longer than its limit
     * @throws HarnessException if it was ended with all others
     */
    int run(ChildProcesses children, Listener listener) throws IOException {
        Process process = children.start(new ProcessBuilder(command).redirectErrorStream(true));
        listener.started(process);
        CompletableFuture<Process> end = process.onExit().orTimeout(limit.toMillis(), TimeUnit.MILLISECONDS);
        // Not by the process itself, which would close the output that is being read.
        end.exceptionally(_ -> {
            process.toHandle().destroyForcibly();
            return process;
        });
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
                Writer copy = Files.newBufferedWriter(log, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                listener.line(line);
                copy.append(line).append('\n').flush();
            }
            int exitCode = process.waitFor();
            if (children.isStopped()) {
                throw new HarnessException("Interrupted.");
            }
            if (end.isCompletedExceptionally()) {
                throw new BrokenOffException(
                        log.getFileName() + ": the program did not end within " + limit.toSeconds() + " s");
            }
            return exitCode;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }
}
