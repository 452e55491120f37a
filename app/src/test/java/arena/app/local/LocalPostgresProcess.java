package arena.app.local;

import java.io.IOException;
import java.nio.file.Path;

/** A process of its own that starts a {@link LocalPostgres} and waits to be killed. */
final class LocalPostgresProcess implements AutoCloseable {
    private static final String READY = "ready";

    private final Process process;

    private LocalPostgresProcess(Process process) {
        this.process = process;
    }

    /** The program of the process. */
    public static void main(String[] arguments) throws InterruptedException {
        LocalPostgres.start(Path.of(arguments[0]));
        new Progress(System.out).say(READY);
        Thread.currentThread().join();
    }

    static LocalPostgresProcess start(Path folder) throws IOException {
        Process process = Jvm.start(LocalPostgresProcess.class, folder.toString());
        try (var output = process.inputReader()) {
            if (output.lines().noneMatch(READY::equals)) {
                throw new IOException("It did not start");
            }
        }
        return new LocalPostgresProcess(process);
    }

    /** As by the kernel when memory is short: nothing of the program runs any more. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
