package arena.load.validate;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.validate.Outcome.Status;
import java.time.Duration;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

class OutcomeReportTest {

    private static final Outcomes OUTCOMES = new Outcomes(List.of(
            outcome(1, "general", Status.SKIPPED, "no meta.json"),
            outcome(7, "baseline", Status.PASSED, ""),
            outcome(8, "baseline", Status.FAILED, "sent <POST>; came 500")));

    @Test
    void tableCountsByGroupAndTellsWhatFailedAndWasSkipped() {
        assertThat(OutcomeTable.of(OUTCOMES)).isEqualTo("""
                                 passed   failed  skipped
                general               0        0        1
                baseline              1        1        0

                Failed:
                    8 baseline: assertion 8
                      sent <POST>; came 500

                Skipped:
                    1 general: assertion 1
                      no meta.json
                """);
    }

    @Test
    void pageShowsEachAssertionAndNeedsNothingElse() {
        Document page = Jsoup.parse(OutcomePage.of(OUTCOMES, "127.0.0.1 at noon"));

        assertThat(page.select("#counts.failed").text()).isEqualTo("1 passed, 1 failed, 1 skipped");
        assertThat(page.select("#summary tbody tr").eachText()).containsExactly("general 0 0 1", "baseline 1 1 0");
        assertThat(page.select("#assertions tr.failed").text())
                .isEqualTo("8 baseline assertion 8 sent <POST>; came 500 failed 5 ms");
        assertThat(page.select("#assertions tbody tr")).hasSize(3);
        assertThat(page.select("[src], link")).isEmpty();
    }

    private static Outcome outcome(int number, String group, Status status, String detail) {
        return new Outcome(number, group, "assertion " + number, status, detail, Duration.ofMillis(5));
    }
}
