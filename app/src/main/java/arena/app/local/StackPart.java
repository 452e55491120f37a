package arena.app.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A program that runs beside the server. Immutable.
 *
 * @param name what to call it
 * @param environment variables that it gets beside the ones it inherits
 * @param folder where it works
 */
record StackPart(String name, List<String> command, Map<String, String> environment, Path folder) {

    static final String PID_FILE = "pid";

    StackPart {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
    }

    /** Where a program is, looked for as a shell does, and where only root looks; empty if it is not installed. */
    static Optional<Path> installed(String program) {
        return Stream.concat(Stream.of(System.getenv("PATH").split(":", -1)), Stream.of("/usr/sbin", "/usr/local/sbin"))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * The same, of what can't be done without.
     *
     * @throws LocalException if it is not installed
     */
    static Path required(String program) {
        return installed(program)
                .orElseThrow(() -> new LocalException("%s is not installed: install the package %s, or use --edge vertx"
                        .formatted(program, program)));
    }

    /**
     * Starts it, with its id in a file, so that the next run finds it if this one is killed.
     *
     * @param lines gets each line that it prints
     */
    ServerProcess start(Consumer<String> lines) {
        Path pidFile = folder.resolve(PID_FILE);
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new LocalException("Cannot make " + folder + ": " + e, e);
        }
        var builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().putAll(environment);
        return ServerProcess.start(name, builder, List.of(pidFile), Optional.of(lines));
    }
}
