package arena.load.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MeasurementTest {

    @TempDir
    private Path folder;

    @Test
    void survivesTheWayThroughAFile() {
        Meter meter = new Meter();
        meter.answeredRightly(1_000_000);
        meter.answeredRightly(250_000);
        meter.failed();
        meter.failedInWarmUp();
        Measurement written = meter.result(Duration.ofSeconds(3));

        written.write(folder.resolve("measurement.json"));
        Measurement read = Measurement.read(folder.resolve("measurement.json"));

        assertThat(read).isEqualTo(written);
        assertThat(read.latencies().getTotalCount()).isEqualTo(2);
    }

    @Test
    void keepsLatenciesBeyondItsScaleAsTheLongest() {
        Meter meter = new Meter();

        meter.answeredRightly(Duration.ofHours(1).toNanos());

        assertThat(meter.result(Duration.ofSeconds(3)).latencies().getTotalCount())
                .isOne();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{\"measured\":\"PT3S\",\"latencies\":\"AAAA\"}"})
    void refusesAFileOfAnotherKind(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("measurement.json"), text);

        assertThatThrownBy(() -> Measurement.read(file))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining(file.toString());
    }
}
