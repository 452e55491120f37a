package arena.load.testing;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The client program, as this build has made it. */
public final class ArenaClient {

    private ArenaClient() {}

    /** The command that starts it. */
    public static List<String> command() {
        Path build = Path.of(Objects.requireNonNull(System.getProperty("arena.client.build"), "arena.client.build"));
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-XX:TieredStopAtLevel=1",
                "-Xmx128m",
                "-cp",
                build.resolve("classes") + ":" + build.resolve("lib") + "/*",
                "arena.client.ClientMain");
    }
}
