package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class StatxTest {

    @TempDir
    private Path folder;

    @Test
    void findsTheStampThatTheJdkFinds() throws IOException {
        Path file = Files.writeString(folder.resolve("a.css"), "body {}");
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("1969-07-20T20:17:40.123456789Z")));
        Path link = Files.createSymbolicLink(folder.resolve("link.css"), file);

        assertThat(statx(file).ofFile()).isNotNull().isEqualTo(Stamp.ofFile(file));
        assertThat(statx(link).ofFile()).isEqualTo(Stamp.ofFile(file));
        assertThat(statx(folder).ofFolder()).isNotNull().isEqualTo(Stamp.ofFolder(folder));
        assertThat(statx(Path.of("/proc/self/status")).ofFile()).isNotNull();
    }

    @Test
    void takesNothingForWhatItIsNot() throws IOException {
        Path file = Files.writeString(folder.resolve("a.css"), "body {}");

        assertThat(statx(file).ofFolder()).isNull();
        assertThat(statx(folder).ofFile()).isNull();
        assertThat(statx(folder.resolve("missing.css")).ofFile()).isNull();
        assertThat(statx(file.resolve("below.css")).ofFile()).isNull();
        assertThat(statx(Path.of("/dev/null")).ofFile()).isNull();
    }

    @Test
    void seesWhatBecomesOfThePath() throws IOException {
        Path file = folder.resolve("a.css");
        Statx statx = statx(file);
        assertThat(statx.ofFile()).isNull();

        Files.writeString(file, "body {}");
        assertThat(statx.ofFile()).isNotNull().isEqualTo(Stamp.ofFile(file));

        Files.writeString(file, "main {}, and more");
        assertThat(statx.ofFile()).isNotNull().isEqualTo(Stamp.ofFile(file));

        Files.delete(file);
        assertThat(statx.ofFile()).isNull();
    }

    @Test
    void leavesOtherNamesToTheJdk() throws IOException {
        Path file = Files.writeString(folder.resolve("ä.css"), "body {}");

        assertThat(Statx.of(file)).isNull();
        assertThat(Probe.often(file).ofFile()).isNotNull().isEqualTo(Stamp.ofFile(file));
        assertThat(Probe.often(folder).statx()).isNotNull();
    }

    private static Statx statx(Path path) {
        return Objects.requireNonNull(Statx.of(path), "statx");
    }
}
