package arena.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.testing.Golden;
import arena.load.testing.SampleCost;
import arena.load.testing.SampleRecord;
import arena.profiles.League;
import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** All under a locale that writes numbers in another way. */
@ResourceLock(Resources.LOCALE)
class ReportTest {

    private final Locale before = Locale.getDefault();

    @BeforeEach
    void speakGerman() {
        Locale.setDefault(Locale.GERMANY);
    }

    @AfterEach
    void speakAsBefore() {
        Locale.setDefault(before);
    }

    @Test
    void tableIsSealed() throws IOException {
        Golden.assertSealed(RecordTable.text(SampleRecord.of()) + "\n", getClass(), "table.txt");
    }

    @Test
    void comparisonIsSealed() throws IOException {
        Golden.assertSealed(TextTable.of(Comparison.rows(SampleRecord.of())) + "\n", getClass(), "comparison.txt");
    }

    @Test
    void pageIsSealed() throws IOException {
        Golden.assertSealed(RecordPage.of(SampleRecord.of()), getClass(), "page.html");
    }

    @Test
    void scoresAreSealedAndCalledLocal() throws IOException {
        Golden.assertSealed(ScoreTable.of(SampleRecord.of(), League.INFRASTRUCTURE) + "\n", getClass(), "score.txt");
    }

    @Test
    void costsAreSealed() throws IOException {
        Golden.assertSealed(CostTable.text(SampleCost.of()) + "\n", getClass(), "cost.txt");
    }

    @Test
    void theCostPageHasTablesAndFlameGraphsAndEscapesWhatItIsTold() {
        assertThat(CostPage.of(SampleCost.of()))
                .contains("<td>body alone</td><td>5,000</td><td>12</td><td>96</td>")
                .contains("<td>our code (arena.*)</td><td>75.0 %</td><td>15.00</td><td>arena.A.&lt;init&gt;</td>")
                .contains("href=\"engine/flame-cpu.html\"", "href=\"engine/flame-alloc.html\"")
                .contains(
                        "FAILED: it is gone",
                        "Not measured: something, and why",
                        "FAILED: handler: a &lt;wrong&gt; answer");
    }

    @Test
    void nothingInThePageEndsItsScriptEarly() {
        assertThat(ChartData.of(SampleRecord.of())).doesNotContain("<");
    }
}
