package arena.load.validate.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplacementTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        file = Files.writeString(folder.resolve("file"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    }

    @Test
    void replacesAFileWithItsModeAndPutsItBack() throws IOException {
        var modified = Files.getLastModifiedTime(file);

        try (Replacement replacement = new Replacement()) {
            replacement.replace(file, bytes("new"));
            replacement.replace(file, bytes("newer"));

            assertThat(file).hasContent("newer");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-r-----");
        }

        assertThat(file).hasContent("old");
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(modified);
        assertThat(folder).isDirectoryNotContaining("glob:**/.*");
    }

    @Test
    void putsBackFirstWhatAKilledRunHasLeft() throws IOException {
        Files.writeString(folder.resolve(".file.before-validate"), "original");

        try (Replacement replacement = new Replacement()) {
            replacement.replace(file, bytes("new"));
        }

        assertThat(file).hasContent("original");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
