package arena.app.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A process of ours that is not our child, because the run that started it was killed: known by a file with its process
 * id on the first line. Process ids are used again, so what counts is that {@code /proc} shows the right program there.
 */
record Leftover(long pid) {
    private static final Path PROC = Path.of("/proc");
    private static final Pattern ARGUMENT_END = Pattern.compile("\0");
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final Duration GLANCE = Duration.ofMillis(20);

    /**
     * The PostgreSQL server that runs on a data folder, if there is one. A file that names something else by now is
     * deleted, because PostgreSQL would refuse to start for it (ids are small and soon used again in a container).
     */
    static Optional<Leftover> postgres(Path dataFolder) {
        Path file = dataFolder.resolve("postmaster.pid");
        Optional<Leftover> named = named(file);
        if (named.isPresent() && !named.get().isPostgres()) {
            delete(file);
            return Optional.empty();
        }
        return named.filter(process -> process.worksIn(dataFolder));
    }

    /** The server whose id a run has written into a file, if a program with that argument is still there. */
    static Optional<Leftover> server(Path pidFile, String argument) {
        return named(pidFile).filter(process -> process.commandLine().contains(argument));
    }

    /** What runs beside the server and works in this folder, if a run has written its id there. */
    static Optional<Leftover> part(Path folder) {
        return named(folder.resolve(StackPart.PID_FILE)).filter(process -> process.worksIn(folder));
    }

    /** Sends a signal, and SIGKILL to a process that is still there after 15 s. Returns when it has gone. */
    void stop(String signal) {
        if (!endsAfter(signal)) {
            endsAfter("KILL");
        }
    }

    private boolean endsAfter(String signal) {
        send(signal);
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        // ProcessHandle.onExit would wait for ever for a dead process that nobody reaps, as in many a container.
        while (!commandLine().isEmpty()) {
            if (System.nanoTime() > deadline) {
                return false;
            }
            LockSupport.parkNanos(GLANCE.toNanos());
        }
        return true;
    }

    /** By the shell, because ProcessHandle knows no SIGINT, and at SIGTERM PostgreSQL waits for its clients to leave. */
    private void send(String signal) {
        try {
            new ProcessBuilder("sh", "-c", "kill -" + signal + " " + pid)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new LocalException("Cannot stop process " + pid + ": " + e.getMessage(), e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isPostgres() {
        return commandLine().stream()
                .findFirst()
                .filter(program -> program.endsWith("postgres"))
                .isPresent();
    }

    private boolean worksIn(Path folder) {
        try {
            return Files.isSameFile(PROC.resolve(pid + "/cwd"), folder);
        } catch (IOException _) {
            return false;
        }
    }

    /** Empty for a process that does not exist, and for one that is dead but not yet reaped. */
    private List<String> commandLine() {
        try {
            String line = Files.readString(PROC.resolve(pid + "/cmdline"), StandardCharsets.ISO_8859_1);
            return line.isEmpty() ? List.of() : ARGUMENT_END.splitAsStream(line).toList();
        } catch (IOException _) {
            return List.of();
        }
    }

    private static Optional<Leftover> named(Path pidFile) {
        try (Stream<String> lines = Files.lines(pidFile)) {
            return lines.findFirst()
                    .map(String::trim)
                    .filter(line -> line.matches("\\d{1,18}"))
                    .map(Long::parseLong)
                    .map(Leftover::new);
        } catch (IOException _) {
            return Optional.empty(); // no file, no process
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new LocalException("Cannot delete " + file + ": " + e, e);
        }
    }
}
