package arena.load.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoadSettingsTest {

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = "/data folder")
    void travelAsJavaOptions(@Nullable Path data) {
        LoadSettings settings = new LoadSettings(
                "json-comp",
                URI.create("http://127.0.0.1:8080"),
                64,
                2000,
                Duration.ofSeconds(5),
                Duration.ofMillis(1500),
                data,
                Path.of("/out/a=b.json"));
        Properties properties = new Properties();

        for (String option : settings.javaOptions()) {
            int equals = option.indexOf('=');
            properties.setProperty(option.substring("-D".length(), equals), option.substring(equals + 1));
        }

        assertThat(LoadSettings.from(properties)).isEqualTo(settings);
    }

    @Test
    void nameWhatIsMissing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LoadSettings.from(new Properties()))
                .withMessageContaining("arena.load.workload");
    }
}
