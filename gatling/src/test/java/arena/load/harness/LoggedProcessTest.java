package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoggedProcessTest {

    @TempDir
    private Path folder;

    private final List<String> lines = new ArrayList<>();

    @Test
    void keepsWhatItPrintsAndGivesItsExitCode() throws IOException {
        assertThat(run(Duration.ofMinutes(1), "echo one; echo two >&2; exit 3")).isEqualTo(3);
        assertThat(lines).containsExactly("one", "two");
        assertThat(folder.resolve("log")).hasContent("one\ntwo\n");
    }

    @Test
    void endsOneThatDoesNotEndByItself() {
        assertThatThrownBy(() -> run(Duration.ofSeconds(1), "exec sleep 300"))
                .isInstanceOf(BrokenOffException.class)
                .hasMessage("log: the program did not end within 1 s");
    }

    @Test
    void endsOneThatDoesNotStopPrinting() {
        assertThatThrownBy(() -> run(Duration.ofSeconds(1), "while :; do echo x; sleep 0.01; done"))
                .isInstanceOf(BrokenOffException.class)
                .hasMessage("log: the program did not end within 1 s");
        assertThat(lines).contains("x");
    }

    /** As a line that is longer than what a pipe holds. */
    @Test
    void endsOneInTheMiddleOfALine() {
        assertThatThrownBy(() -> run(Duration.ofSeconds(1), "while :; do printf xxxxxxxx; done"))
                .isInstanceOf(BrokenOffException.class)
                .hasMessage("log: the program did not end within 1 s");
    }

    private int run(Duration limit, String script) throws IOException {
        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            return new LoggedProcess(List.of("sh", "-c", script), folder.resolve("log"), limit)
                    .run(children, lines::add);
        }
    }
}
