package arena.load.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.load.testing.Golden;
import arena.load.testing.SampleRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFileTest {

    @TempDir
    private Path folder;

    @Test
    void formIsSealed() throws IOException {
        Golden.assertSealed(RecordFile.text(SampleRecord.of()), getClass(), "record.json");
    }

    @Test
    void readsWhatItWrites() {
        RecordFile.write(SampleRecord.of(), folder.resolve(RecordFile.NAME));

        assertThat(RecordFile.read(folder)).isEqualTo(SampleRecord.of());
    }

    @Test
    void refusesAnotherSchemaAndOtherFiles() throws IOException {
        Path other = Files.writeString(folder.resolve("other.json"), "{\"schema\": 99, \"runs\": []}");

        assertThatThrownBy(() -> RecordFile.read(other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no record of schema 1 (found: 99)");
        assertThatThrownBy(() -> RecordFile.read(folder.resolve("none")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot read record " + folder.resolve("none") + ": no such file or folder");
        Path text = Files.writeString(folder.resolve("text"), "once upon a time");
        assertThatThrownBy(() -> RecordFile.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("cannot read record " + text + ": no JSON of a record (")
                .hasMessageNotContaining("\n");
    }
}
