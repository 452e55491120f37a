package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.load.record.ErrorKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class H2loadLogTest {

    @TempDir
    private Path folder;

    @Test
    void takesLatenciesOfRightAnswersAndCountsTheOthers() throws IOException {
        H2loadLog log = H2loadLog.read(Files.writeString(folder.resolve("log"), """
                        1796059143984650	200	27562
                        1796059143984650	404	27608
                        1796059143984651	200	12
                        1796059143984651	404	27614
                        1796059143984652	-1	3
                        """), 200);

        assertThat(log.right()).isEqualTo(2);
        assertThat(log.latencies().getMinNonZeroValue()).isBetween(11_990L, 12_000L);
        assertThat(log.latencies().getMaxValue()).isBetween(27_562_000L, 27_580_000L);
        assertThat(log.wrong()).isEqualTo(3);
        assertThat(log.errors())
                .containsExactlyInAnyOrder(new ErrorKind("status 404", 2), new ErrorKind("no answer", 1));
    }

    @Test
    void refusesAnotherFile() throws IOException {
        Path file = Files.writeString(folder.resolve("log"), "nonsense\n");

        assertThatThrownBy(() -> H2loadLog.read(file, 200)).isInstanceOf(IOException.class);
    }
}
