package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a folder that looks like one of {@code /proc}. */
class ConnectionWatchTest {

    @TempDir
    private Path process;

    @BeforeEach
    void openDescriptors() throws IOException {
        Path descriptors = Files.createDirectory(process.resolve("fd"));
        Files.createSymbolicLink(descriptors.resolve("0"), Path.of("pipe:[4710]"));
        Files.createSymbolicLink(descriptors.resolve("1"), Path.of("socket:[4711]"));
        Files.createSymbolicLink(descriptors.resolve("2"), Path.of("socket:[4712]"));
    }

    @Test
    void countsConnectionsThatAreGoneBeforeTheEnd() throws IOException {
        try (ConnectionWatch watch = new ConnectionWatch(new ProcFs(process))) {
            await().until(() -> watch.most() == 2);

            Files.delete(process.resolve("fd/2"));

            await().until(() -> watch.lost() == 1);
        }
    }

    @Test
    void doesNotCountThoseThatAreClosedAfterTheEnd() throws IOException {
        ConnectionWatch watch = new ConnectionWatch(new ProcFs(process));
        await().until(() -> watch.most() == 2);

        watch.close();
        Files.delete(process.resolve("fd/2"));

        assertThat(watch.lost()).isZero();
    }

    @Test
    void knowsNothingOfAProcessThatIsNotThere() {
        try (ConnectionWatch watch = new ConnectionWatch(new ProcFs(process.resolve("gone")))) {
            assertThat(watch.lost()).isZero();
        }
    }
}
