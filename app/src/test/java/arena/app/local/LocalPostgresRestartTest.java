package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One folder for all cases, each of which begins with a seeded folder that nothing runs on. */
class LocalPostgresRestartTest {
    private static final String CHANGE = "UPDATE users SET plan = 'changed' WHERE id = 42";
    private static final String PLAN = "SELECT plan FROM users WHERE id = 42";

    @TempDir
    static Path temporary;

    private final Path data = temporary.resolve("data");

    @BeforeAll
    static void linkBinaries() throws IOException {
        SharedBinaries.linkedFrom(temporary);
    }

    @AfterAll
    static void unlinkBinaries() throws IOException {
        SharedBinaries.unlinkFrom(temporary);
    }

    @BeforeEach
    void seed() {
        if (!Seed.load().isCompleteIn(data)) {
            LocalPostgres.start(temporary).close();
        }
    }

    @Test
    void stoppedServerRefusesAndComesBackOnItsPortWithItsData() throws SQLException {
        try (var postgres = LocalPostgres.start(temporary)) {
            var database = new Database(postgres.port());
            database.run(CHANGE);

            postgres.stop();
            assertThatThrownBy(database::connect).isInstanceOf(SQLException.class);
            postgres.startAgain();

            assertThat(database.row(PLAN)).containsExactly("changed");
        }
    }

    @Test
    void runsFromItsOwnFolderBesideOthersInTheSameJvm(@TempDir Path other) throws Exception {
        try (var first = LocalPostgres.start(temporary);
                var second = LocalPostgres.start(other)) {
            assertThat(new Database(first.port()).row("SELECT 1")).containsExactly("1");
            assertThat(new Database(second.port()).row("SELECT 1")).containsExactly("1");
            assertThat(program(other)).startsWith(other.toString());
        }
    }

    @Test
    void nextStartFindsTheData() throws SQLException {
        try (var postgres = LocalPostgres.start(temporary)) {
            new Database(postgres.port()).run(CHANGE);
        }

        try (var postgres = LocalPostgres.start(temporary)) {
            assertThat(new Database(postgres.port()).row(PLAN)).containsExactly("changed");
        }
    }

    @Test
    void interruptedSeedIsDoneAgain() throws Exception {
        try (var postgres = LocalPostgres.start(temporary)) {
            new Database(postgres.port()).run("TRUNCATE items");
        }
        Files.delete(data.resolve("arena-seed"));

        try (var postgres = LocalPostgres.start(temporary)) {
            assertThat(new Database(postgres.port()).row("SELECT count(*) FROM items"))
                    .containsExactly("100000");
        }
    }

    @Test
    void seedOfAnotherVersionIsDoneAgain() throws Exception {
        Files.writeString(data.resolve("arena-seed"), "older");
        Files.writeString(data.resolve("of-the-older-version"), "");

        LocalPostgres.start(temporary).close();

        assertThat(data.resolve("of-the-older-version")).doesNotExist();
        assertThat(Seed.load().isCompleteIn(data)).isTrue();
    }

    @Test
    void serverThatAKilledRunLeftIsReplaced() throws Exception {
        try (var killed = LocalPostgresProcess.start(temporary)) {
            long postmaster = postmaster();
            killed.kill();
            assertThat(Leftover.postgres(data)).contains(new Leftover(postmaster));

            try (var postgres = LocalPostgres.start(temporary)) {
                assertThat(postmaster()).isNotEqualTo(postmaster);
                assertThat(Files.exists(Path.of("/proc/" + postmaster + "/exe")))
                        .isFalse();
                assertThat(new Database(postgres.port()).row("SELECT 1")).containsExactly("1");
            }
        }
    }

    @Test
    void processFileThatNamesAnotherProgramIsIgnored() throws Exception {
        long other = ProcessHandle.current().pid();
        Files.write(data.resolve("postmaster.pid"), List.of(Long.toString(other), data.toString()));

        try (var postgres = LocalPostgres.start(temporary)) {
            assertThat(new Database(postgres.port()).row("SELECT 1")).containsExactly("1");
        }
    }

    private long postmaster() throws IOException {
        return postmaster(data);
    }

    private static long postmaster(Path data) throws IOException {
        try (var lines = Files.lines(data.resolve("postmaster.pid"))) {
            return Long.parseLong(lines.findFirst().orElseThrow().trim());
        }
    }

    private static String program(Path folder) throws IOException {
        return Files.readString(Path.of("/proc/" + postmaster(folder.resolve("data")) + "/cmdline"));
    }
}
