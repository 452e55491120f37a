package arena.app.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a class of these tests as a process of its own. */
final class Jvm {
    private Jvm() {}

    static Process start(Class<?> main, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                // A process group of its own, and SIGINT not ignored as it is in the background of a script.
                "setsid",
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}
