package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/** The command {@code scripts/arena run} with a {@link FakeServer}, as a process in a process group of its own. */
final class RunningCommand implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final Process process;
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Thread reader;

    private RunningCommand(Process process) {
        this.process = process;
        this.reader = Thread.ofPlatform()
                .daemon()
                .start(() -> process.inputReader().lines().forEach(lines::add));
    }

    /** The program of the process. */
    public static void main(String[] arguments) {
        System.exit(LocalMain.run(
                FakeServer.class.getName(),
                System.getenv(),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                List.of(arguments)));
    }

    static RunningCommand start(String... arguments) throws IOException {
        return new RunningCommand(Jvm.start(RunningCommand.class, arguments));
    }

    long pid() {
        return process.pid();
    }

    /** Waits for a line of the output that begins like this. */
    String await(String prefix) {
        return Awaitility.await("a line \"" + prefix + "\"")
                .atMost(PATIENCE)
                .until(
                        () -> lines.stream()
                                .filter(line -> line.startsWith(prefix))
                                .findFirst(),
                        Optional::isPresent)
                .orElseThrow();
    }

    /** The output until now. */
    List<String> lines() {
        return lines;
    }

    /** Waits until the process has ended and returns its exit code. */
    int end() throws InterruptedException {
        assertThat(process.waitFor(PATIENCE))
                .as("it ends, having said %s", lines)
                .isTrue();
        reader.join();
        return process.exitValue();
    }

    /** As a terminal does for Ctrl-C: to the whole group. */
    void interrupt() throws IOException, InterruptedException {
        kill("INT", "-" + pid());
    }

    void terminate() throws IOException, InterruptedException {
        kill("TERM", Long.toString(pid()));
    }

    void killAlone() throws IOException, InterruptedException {
        kill("KILL", Long.toString(pid()));
        process.waitFor();
    }

    private static void kill(String signal, String whom) throws IOException, InterruptedException {
        new ProcessBuilder("sh", "-c", "kill -s " + signal + " -- " + whom)
                .inheritIO()
                .start()
                .waitFor();
    }

    /** The processes that have a folder on their command line or work in it, dead ones not counted. */
    static List<Long> processesOf(Path home) throws IOException {
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            return all.map(ProcessHandle::pid)
                    .filter(pid -> mentions(pid, home))
                    .toList();
        }
    }

    private static boolean mentions(long pid, Path home) {
        try {
            return Files.readString(Path.of("/proc/" + pid + "/environ")).contains(home.toString())
                    || Files.readString(Path.of("/proc/" + pid + "/cmdline")).contains(home.toString());
        } catch (IOException _) {
            return false; // gone meanwhile
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
