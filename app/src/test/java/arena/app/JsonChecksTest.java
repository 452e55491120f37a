package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.SampleFolder;
import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The dataset, item by item. */
@ParameterizedClass
@EnumSource(Flavour.class)
class JsonChecksTest {

    private static final Verifier VERIFIER = new Verifier(Reference.of(SampleFolder.path()));

    private final RunningServer server;

    JsonChecksTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @Test
    @DisplayName("CHECKS 39: every count")
    void answersEveryCount() {
        assertThat(IntStream.rangeClosed(1, 50)).allSatisfy(count -> assertItems(count, 1));
    }

    @Test
    void multipliesByNegativeAndLargeNumbers() {
        assertItems(50, -7);
        assertItems(50, 0);
        assertItems(50, 9_000_000_000_000L);
    }

    @Test
    void multipliesByOneWhereNothingIsSaid() {
        assertThat(server.exchange(Wire.get("/json/7")).body())
                .isEqualTo(server.exchange(Wire.get("/json/7?m=1")).body());
    }

    @Test
    @DisplayName("CHECKS 40, 43: JSON, in no content coding where none is asked for")
    void answersPlainJson() {
        RawResponse response = server.exchange(Wire.get("/json/50?m=1"));

        assertThat(response.header("Content-Type")).hasValue("application/json");
        assertThat(response.header("Content-Encoding")).isEmpty();
        assertThat(response.header("Content-Length"))
                .hasValue(Integer.toString(response.body().length()));
    }

    private void assertItems(int count, long multiplier) {
        RawResponse response = server.exchange(Wire.get("/json/" + count + "?m=" + multiplier));

        Answer expected = Answer.json(new Content.DatasetItems(count, multiplier));
        assertThat(VERIFIER.problem(
                        expected,
                        response.status(),
                        response.header("Content-Type").orElse(null),
                        response.bytes()))
                .isEmpty();
    }
}
