package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TargetSpecTest {

    @Test
    void readsEveryKindOfTarget() {
        assertThat(TargetSpec.parse("tuned")).isEqualTo(new TargetSpec.Own("tuned", Optional.empty()));
        assertThat(TargetSpec.parse("tuned@jvm/g1.options"))
                .isEqualTo(new TargetSpec.Own("tuned", Optional.of(Path.of("jvm/g1.options"))))
                .returns("tuned@jvm/g1.options", TargetSpec::name);
        assertThat(TargetSpec.parse("engine@vertx-h2c"))
                .isEqualTo(new TargetSpec.Behind("engine", "vertx-h2c"))
                .returns("engine@vertx-h2c", TargetSpec::name);
        assertThat(TargetSpec.parse("nginx")).isEqualTo(new TargetSpec.Nginx());
        assertThat(TargetSpec.parse("peer:netty")).isEqualTo(new TargetSpec.Peer("netty"));
        assertThat(TargetSpec.parse("image:arena:1.0")).isEqualTo(new TargetSpec.Image("arena:1.0"));
        assertThat(TargetSpec.parse("http://h:8080")).isEqualTo(new TargetSpec.Running(URI.create("http://h:8080")));
        assertThat(TargetSpec.parse("rev:main~3")).isEqualTo(new TargetSpec.Revision("main~3", "engine"));
        assertThat(TargetSpec.parse("rev:v1:standard")).isEqualTo(new TargetSpec.Revision("v1", "standard"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fast", "fast@options", "fast@nginx", "tuned@", "peer:", "https://h:1", ""})
    void saysWhatCanBeSaid(String text) {
        assertThatThrownBy(() -> TargetSpec.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "target: " + text + " (expected: standard, tuned, engine, each also as FLAVOUR@EDGE");
    }
}
