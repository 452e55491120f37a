package arena.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import arena.load.report.Terminal;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** What all commands have in common. */
class HelpTest {

    private static final int WIDE = 1000;

    static Stream<Arguments> commands() {
        return Stream.<Function<Terminal, CommandLine>>of(
                        BenchMain::commandLine,
                        CompareMain::commandLine,
                        CostMain::commandLine,
                        ReportMain::commandLine,
                        ScoreMain::commandLine,
                        ValidateMain::commandLine,
                        StartupMain::commandLine)
                .map(command -> argumentSet(on(command).getCommandName(), on(command)));
    }

    /** Picocli breaks lines at punctuation, too. */
    @ParameterizedTest
    @MethodSource("commands")
    void helpBreaksNoWord(CommandLine command) {
        List<String> narrow = words(command.getUsageMessage());

        assertThat(narrow).isEqualTo(words(command.setUsageHelpWidth(WIDE).getUsageMessage()));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpNamesNothingThatTheScriptFillsIn(CommandLine command) {
        assertThat(command.getUsageMessage())
                .doesNotContain("-command", "--server-home", "--root", "--proxies", "--pid-file");
    }

    private static CommandLine on(Function<Terminal, CommandLine> command) {
        try (Terminal terminal =
                Terminal.plain(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))) {
            return command.apply(terminal);
        }
    }

    private static List<String> words(String text) {
        return Pattern.compile("\\s+").splitAsStream(text).toList();
    }
}
