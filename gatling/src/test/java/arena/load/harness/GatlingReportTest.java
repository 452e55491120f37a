package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.load.record.ErrorKind;
import arena.load.testing.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GatlingReportTest {

    private static final Path PAGE = Path.of("index.html");

    @Test
    void readsTheNumberOfAllRequests() throws IOException {
        GatlingReport report = GatlingReport.parse(PAGE, Golden.text(getClass(), "gatling.html"));

        assertThat(report.requests()).isEqualTo(47_270);
        assertThat(report.echoes()).isEqualTo(15_750);
    }

    @Test
    void readsKindsOfErrorsWithoutTheirHiddenSortingKeys() throws IOException {
        GatlingReport report = GatlingReport.parse(PAGE, Golden.text(getClass(), "gatling.html"));

        assertThat(report.errors())
                .containsExactly(
                        new ErrorKind("status.find.is(200), but actually found 500", 11),
                        new ErrorKind("body, a < b && \"c\"", 9));
    }

    @Test
    void findsTheReportBelowTheResultsFolder(@TempDir Path folder) throws IOException {
        Path page = Files.createDirectory(folder.resolve("sample-1")).resolve("index.html");
        Files.writeString(page, Golden.text(getClass(), "gatling.html"));

        assertThat(GatlingReport.below(folder).map(GatlingReport::page)).contains(page);
    }

    @Test
    void isAbsentWhereGatlingWroteNone(@TempDir Path folder) {
        assertThat(GatlingReport.below(folder)).isEmpty();
    }

    @Test
    void refusesAPageOfAnotherKind() {
        assertThatThrownBy(() -> GatlingReport.parse(PAGE, "<html></html>"))
                .hasMessageContaining("not a report of the known version");
    }
}
