package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FactsTest {

    @Test
    void optionsOfTheJvmEndWhereThoseOfTheProgramBegin() {
        assertThat(Facts.jvmOptions(List.of("java", "-Xmx1g", "-cp", "a.jar:b.jar", "--x=y", "Main", "--port", "1")))
                .containsExactly("-Xmx1g", "--x=y");
        assertThat(Facts.jvmOptions(List.of("java", "-Da=b", "-jar", "a.jar", "--port", "1")))
                .containsExactly("-Da=b");
    }

    @Test
    void whatIsNoJvmHasNone() {
        assertThat(Facts.jvmOptions(List.of("nginx:", "-p", "folder"))).isEmpty();
        assertThat(Facts.jvmOptions(List.of())).isEmpty();
    }
}
