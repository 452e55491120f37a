package arena.submission;

import static org.assertj.core.api.Assertions.assertThat;

import arena.submission.lint.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a pull request would hold, from checkouts made here. */
class ChangesTest {

    private static final List<String> OURS = List.of("vertx-arena");

    @TempDir
    Path checkout;

    @BeforeEach
    void cloneTheArena() throws Exception {
        git("init", "--quiet", "--initial-branch", "main");
        write("scripts/validate.sh");
        write("frameworks/other/meta.json");
        commit();
        git("switch", "--quiet", "--create", "entry");
    }

    @Test
    void changesInOurFolderAreWhatIsWanted() throws Exception {
        write("frameworks/vertx-arena/Dockerfile");
        commit();
        write("frameworks/vertx-arena/meta.json");

        assertThat(Changes.outside(checkout, OURS)).isEmpty();
    }

    @Test
    void changesElsewhereAreFoundBeTheyCommittedOrNot() throws Exception {
        write("frameworks/vertx-arena/Dockerfile");
        Files.writeString(checkout.resolve("scripts/validate.sh"), "exit 0");
        commit();
        write("frameworks/vertx-arena-2/meta.json");

        assertThat(Changes.outside(checkout, OURS).stream().map(Finding::where))
                .containsExactly("scripts/validate.sh", "frameworks/vertx-arena-2/meta.json");
    }

    @Test
    void whatMainGainedMeanwhileIsNotOurs() throws Exception {
        git("switch", "--quiet", "main");
        write("frameworks/another/meta.json");
        commit();
        git("switch", "--quiet", "entry");

        assertThat(Changes.outside(checkout, OURS)).isEmpty();
    }

    private void write(String path) throws IOException {
        Files.createDirectories(checkout.resolve(path).getParent());
        Files.writeString(checkout.resolve(path), path);
    }

    private void commit() throws Exception {
        git("add", "--all");
        git("-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "change");
    }

    private void git(String... arguments) throws Exception {
        List<String> command = Stream.concat(Stream.of("git", "-C", checkout.toString()), Stream.of(arguments))
                .toList();
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
    }
}
