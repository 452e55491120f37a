package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FactsTest {

    @Test
    void optionsOfTheJvmEndWhereThoseOfTheProgramBegin() {
        assertThat(Facts.jvmOptions(List.of("java", "-Xmx1g", "-cp", "a.jar:b.jar", "--x=y", "Main", "--port", "1")))
                .containsExactly("-Xmx1g", "--x=y");
        assertThat(Facts.jvmOptions(List.of("java", "-Da=b", "-jar", "a.jar", "--port", "1")))
                .containsExactly("-Da=b");
    }

    @Test
    void optionsOfTheJvmInAFileAreSpelledOut(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("jvm.options"), "# why\n\n-Xmx1g\n\n  # why\n-Da=b\n\n");

        assertThat(Facts.jvmOptions(List.of("java", "-Xss1m", "@" + file, "-cp", "a.jar", "Main", "-Xint")))
                .containsExactly("-Xss1m", "-Xmx1g", "-Da=b");
    }

    @Test
    void whatIsNoJvmHasNone() {
        assertThat(Facts.jvmOptions(List.of("nginx:", "-p", "folder"))).isEmpty();
        assertThat(Facts.jvmOptions(List.of())).isEmpty();
    }
}
