package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.load.record.BoundaryCost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundariesTest {

    @TempDir
    private Path folder;

    @Test
    void readsWhatWasMeasuredWhatIsMissingAndWhatFailed() throws IOException {
        Boundaries.Outcome outcome = Boundaries.parse("""
                [{"boundary": "body", "nanos": 1234.5, "error": 6.7, "bytes": 89.0},
                 {"boundary": "body", "nanos": 1.0},
                 {"boundary": "handler", "missing": "it waits"},
                 {"boundary": "handler", "failed": "a wrong answer"},
                 {"boundary": "handler"}]
                """);

        assertThat(outcome.costs())
                .containsExactly(
                        new BoundaryCost("body", "making the body, alone", 1234.5, Optional.of(6.7), Optional.of(89.0)),
                        new BoundaryCost("body", "making the body, alone", 1.0, Optional.empty(), Optional.empty()));
        assertThat(outcome.missing()).containsExactly("from request to answer, no socket, no TLS: it waits");
        assertThat(outcome.failed())
                .containsExactly(
                        "from request to answer, no socket, no TLS: a wrong answer",
                        "from request to answer, no socket, no TLS: no result");
    }

    @Test
    void tellsTheProcessWhatToMeasureAndKeepsItsOutput() throws IOException {
        Boundaries.Outcome outcome = measure("echo \"$@\"; for result; do :; done; echo '[]' >\"$result\"; exit 1");

        assertThat(outcome.costs()).isEmpty();
        assertThat(folder.resolve("benchmarks.log"))
                .hasContent(
                        "--profile baseline --flavour tuned --data data --seconds 4 --jvm-options jvm.options --result "
                                + folder.resolve("benchmarks.json"));
    }

    @Test
    void saysWhereToLookIfThereIsNoResult() {
        assertThatThrownBy(() -> measure("exit 3"))
                .isInstanceOf(BrokenOffException.class)
                .hasMessage("the benchmarks ended with exit code 3, see " + folder.resolve("benchmarks.log"));
    }

    private Boundaries.Outcome measure(String script) throws IOException {
        Path command = Files.write(folder.resolve("command"), List.of("sh", "-c", script, "sh"));
        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            return new Boundaries(command, 4)
                    .measure(
                            new Boundaries.Subject(
                                    "baseline", "tuned", Path.of("data"), Path.of("jvm.options"), CpuSets.ANY, folder),
                            children);
        }
    }
}
