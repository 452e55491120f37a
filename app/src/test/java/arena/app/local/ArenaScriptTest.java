package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code scripts/arena} refuses, in one line and before it builds anything. */
class ArenaScriptTest {

    private static final Path SCRIPT = Path.of("..", "scripts", "arena").toAbsolutePath();

    /** Less than any build takes. */
    private static final Duration AT_ONCE = Duration.ofSeconds(20);

    private record Result(int exitCode, String output) {}

    @ParameterizedTest
    @CsvSource({
        "startup --starts abc, 'arena startup: --starts: abc (expected: 1 to 9999)'",
        "startup --starts 0, 'arena startup: --starts: 0 (expected: 1 to 9999)'",
        "startup --flavour standard --flavour foo, 'arena startup: --flavour: foo (expected: standard, tuned or engine)'",
        "image --folder /nonexistent, 'arena image: --folder: there is no folder /nonexistent'",
        "foo, 'arena: no command foo (see scripts/arena --help)'"
    })
    void badValueIsRefusedInOneLine(String arguments, String line) throws Exception {
        assertThat(run(arguments)).isEqualTo(new Result(2, line + "\n"));
    }

    @Test
    void flavoursThatAnImageCanHaveAreNamed() throws Exception {
        Result result = run("image --flavour foo");

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.output()).startsWith("arena image: --flavour: foo ").contains("engine", "standard", "tuned");
    }

    @Test
    void versionIsThatOfTheProject() throws Exception {
        assertThat(run("--version")).satisfies(result -> {
            assertThat(result.exitCode()).isZero();
            assertThat(result.output()).startsWith("Vert.x Arena 1.").hasLineCount(1);
        });
    }

    private static Result run(String arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(SCRIPT.toString()));
        Pattern.compile(" ").splitAsStream(arguments).forEach(command::add);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        try {
            assertThat(process.waitFor(AT_ONCE)).as("it ends at once").isTrue();
            return new Result(
                    process.exitValue(), new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } finally {
            process.destroyForcibly();
        }
    }
}
