package arena.load.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Small programs that answer at once. */
final class Command {

    private static final int LIMIT_SECONDS = 20;

    private Command() {}

    /** The first line that it prints, whatever its exit code; none if it cannot be started or prints nothing. */
    static Optional<String> firstLine(String... command) {
        return output(Path.of("").toAbsolutePath(), List.of(command), true)
                .flatMap(text -> text.lines().findFirst());
    }

    /** What it prints, whatever its exit code; an empty text if it cannot be started. */
    static String everything(String... command) {
        return output(Path.of("").toAbsolutePath(), List.of(command), true).orElse("");
    }

    /** What it prints in this folder if it ends with exit code 0. */
    static Optional<String> output(Path folder, String... command) {
        return output(folder, List.of(command), false);
    }

    private static Optional<String> output(Path folder, List<String> command, boolean anyExitCode) {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectInput(
                            ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                    .start();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            boolean ended = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
            return ended && (anyExitCode || process.exitValue() == 0) ? Optional.of(text.strip()) : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
