package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.load.testing.TinyServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServerLauncherTest {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @TempDir
    private Path folder;

    private ServerLauncher launcher;

    @BeforeEach
    void makeLauncher() {
        launcher = new ServerLauncher(
                folder.resolve("command"), folder.resolve("server.pid"), folder.resolve("server.log"));
    }

    @Test
    void waitsUntilTheServerAnswersAndStopsItAtTheEnd() throws IOException {
        Files.write(
                launcher.commandFile(),
                List.of(JAVA, "-cp", System.getProperty("java.class.path"), TinyServer.class.getName()));
        Optional<ProcessHandle> process;

        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            Server server = launcher.launch(children);

            process = ProcessHandle.of(server.pid().orElseThrow());
            assertThat(process).get().returns(true, ProcessHandle::isAlive);
        }
        assertThat(process.filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void showsTheEndOfTheLogOfAServerThatEndsAtOnce() throws IOException {
        Files.write(launcher.commandFile(), List.of(JAVA, "-XX:NoSuchOption"));

        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            assertThatThrownBy(() -> launcher.launch(children))
                    .isInstanceOf(HarnessException.class)
                    .hasMessageContaining("ended with exit code 1")
                    .hasMessageContaining("Unrecognized VM option");
        }
    }

    @Test
    void showsTheEndOfTheLogOfAServerThatLosesAPortAfterItsFirstAnswer() throws IOException {
        Files.write(
                launcher.commandFile(),
                List.of(
                        JAVA,
                        "-cp",
                        System.getProperty("java.class.path"),
                        TinyServer.class.getName(),
                        "--loses-a-port"));

        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            assertThatThrownBy(() -> launcher.launch(children))
                    .isInstanceOf(HarnessException.class)
                    .hasMessageContaining("ended with exit code 1 before all its ports were open")
                    .hasMessageContaining("Its log, " + launcher.log())
                    .hasMessageContaining("ERROR https cannot listen: the port is taken");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/no/such/program"})
    void namesACommandThatCannotBeStarted(String command) throws IOException {
        Files.writeString(launcher.commandFile(), command);

        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            assertThatThrownBy(() -> launcher.launch(children)).isInstanceOf(HarnessException.class);
        }
    }
}
