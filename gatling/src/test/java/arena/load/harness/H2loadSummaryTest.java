package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.testing.Golden;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The outputs are those of h2load 1.52. */
class H2loadSummaryTest {

    @Test
    void readsCountsAndBytes() throws IOException {
        Optional<H2loadSummary> summary = H2loadSummary.parse(Golden.text(getClass(), "h2load-1.52-h2c.txt"));

        assertThat(summary).contains(new H2loadSummary(25_966, 0, 0, 0, 3_194_014, 25_966));
    }

    @Test
    void readsHowManyFailed() throws IOException {
        Optional<H2loadSummary> summary = H2loadSummary.parse(Golden.text(getClass(), "h2load-1.52-404.txt"));

        assertThat(summary).contains(new H2loadSummary(15_904, 7951, 0, 0, 2_735_488, 1_224_456));
    }

    @Test
    void findsNothingInTheOutputOfOneThatBrokeOff() {
        assertThat(H2loadSummary.parse("starting benchmark...\n")).isEmpty();
    }
}
