package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeFolderTest {
    @TempDir
    Path temporary;

    private Path made;
    private Path foreign;

    @BeforeEach
    void fill() throws IOException {
        HomeFolder.open(temporary, false).close();
        made = Files.createDirectory(temporary.resolve("data")).resolve("dataset.json");
        foreign = temporary.resolve("notes.txt");
        Files.writeString(made, "[]");
        Files.writeString(foreign, "mine");
    }

    @Test
    void keepsWhatItMade() {
        HomeFolder.open(temporary, false).close();

        assertThat(made).exists();
    }

    @Test
    void freshForgetsWhatItMadeAndNothingElse() {
        HomeFolder.open(temporary, true).close();

        assertThat(made).doesNotExist();
        assertThat(foreign).hasContent("mine");
    }

    @Test
    void homeOfAnotherVersionIsMadeAnew() throws IOException {
        Files.writeString(temporary.resolve("made-by-arena-run"), "0");

        HomeFolder.open(temporary, false).close();

        assertThat(made).doesNotExist();
        assertThat(foreign).hasContent("mine");
        HomeFolder.open(temporary, false).close();
        assertThat(temporary.resolve("made-by-arena-run")).hasContent("1");
    }
}
