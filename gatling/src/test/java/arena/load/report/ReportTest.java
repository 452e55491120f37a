package arena.load.report;

import arena.load.testing.Golden;
import arena.load.testing.SampleResults;
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
        Golden.assertSealed(ResultsTable.of(SampleResults.of()) + "\n", getClass(), "table.txt");
    }

    @Test
    void jsonIsSealed() throws IOException {
        Golden.assertSealed(ResultsJson.of(SampleResults.of(), SampleResults.FOLDER), getClass(), "results.json");
    }

    @Test
    void pageIsSealed() throws IOException {
        Golden.assertSealed(ResultsPage.of(SampleResults.of(), SampleResults.FOLDER), getClass(), "page.html");
    }
}
