package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.load.testing.TinyServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartupTest {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @TempDir
    private Path folder;

    @Test
    void takesTheTimeUntilTheFirstAnswerAndStopsTheServer() throws Exception {
        Path pidFile = folder.resolve("pid");
        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            Duration time = startup(children)
                    .measure(
                            List.of(
                                    "sh",
                                    "-c",
                                    "sleep 1; exec \"$@\" --port $ARENA_PORT --pid-file " + pidFile,
                                    "sh",
                                    JAVA,
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    TinyServer.class.getName()),
                            Map.of(),
                            "/baseline11?a=1&b=1");

            assertThat(time).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(60));
        }
        long pid = Long.parseLong(Files.readString(pidFile));
        assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void serverThatEndsAtOnceIsNoStart() {
        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            assertThatThrownBy(() -> startup(children).measure(List.of(JAVA, "-XX:NoSuchOption"), Map.of(), "/"))
                    .isInstanceOf(HarnessException.class)
                    .hasMessageContaining("ended with exit code 1");
        }
    }

    private Startup startup(ChildProcesses children) {
        return new Startup(children, folder.resolve("log"));
    }
}
