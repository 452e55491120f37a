package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.FreePort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole command as processes; the cases with a database share one home, because the first start takes longest. */
class LocalMainTest {
    @TempDir
    static Path temporary;

    private final Path home = temporary.resolve("home");
    private final Path pidFile = temporary.resolve("server.pid");

    @BeforeAll
    static void linkBinaries() throws IOException {
        try (var home = HomeFolder.open(temporary.resolve("home"), false)) {
            SharedBinaries.linkedFrom(home.paths().postgres());
        }
    }

    @AfterAll
    static void unlinkBinaries() throws IOException {
        SharedBinaries.unlinkFrom(temporary.resolve("home/postgres"));
    }

    @Test
    void serverGetsWhatTheArenaGivesAndCtrlCStopsEverything() throws Exception {
        String port = Integer.toString(FreePort.next());
        try (var run = RunningCommand.start(
                "--home",
                home.toString(),
                "--pid-file",
                pidFile.toString(),
                "--port",
                port,
                "--",
                "one",
                "two words")) {
            run.await("serving");
            String url = run.await("PostgreSQL at ").replaceFirst("PostgreSQL at (.*): .*", "$1");
            assertThat(run.lines())
                    .contains(
                            "ARENA_DATA=" + home.resolve("data"),
                            "ARENA_CERTS=" + home.resolve("certs"),
                            "ARENA_PORT=" + port,
                            "DATABASE_URL=" + url,
                            "DATABASE_MAX_CONN=256",
                            "arguments=[one, two words]");
            assertThat(home.resolve("data/static/vendor.js.br")).exists();
            assertThat(home.resolve("certs/server.key")).exists();
            assertThat(RunningCommand.processesOf(home))
                    .contains(Long.valueOf(Files.readString(pidFile).trim()));

            run.interrupt();

            assertThat(run.end()).isZero();
            assertThat(run.lines()).endsWith("stopping everything", "everything stopped");
            assertThat(RunningCommand.processesOf(home)).isEmpty();
            assertThat(pidFile).doesNotExist();
        }
    }

    @Test
    void anotherProgramStandsInForTheServerAndIsStoppedLikeIt() throws Exception {
        Path other = temporary.resolve("other");
        String port = Integer.toString(FreePort.next());
        Path command = Files.writeString(
                temporary.resolve("server-command"),
                "sh\n-c\necho data=$ARENA_DATA port=$ARENA_PORT arguments=$*; exec sleep 600\nsh\n");
        try (var run = RunningCommand.start(
                "--home",
                other.toString(),
                "--no-database",
                "--port",
                port,
                "--pid-file",
                pidFile.toString(),
                "--server-command",
                command.toString(),
                "--",
                "one")) {
            run.await("data=" + other.resolve("data") + " port=" + port + " arguments=one");
            // Said once its id is written.
            run.await("server: process");
            var program = ProcessHandle.of(
                            Long.parseLong(Files.readString(pidFile).trim()))
                    .orElseThrow();

            run.terminate();

            assertThat(run.end()).isZero();
            assertThat(program.isAlive()).isFalse();
        }
    }

    @Test
    void signalToTheCommandAloneStopsEverything() throws Exception {
        try (var run = RunningCommand.start("--home", home.toString(), "--port", "0")) {
            run.await("serving");

            run.terminate();

            assertThat(run.end()).isZero();
            assertThat(RunningCommand.processesOf(home)).isEmpty();
        }
    }

    @Test
    void exitCodeOfTheServerPassesThroughAndNothingIsLeft() throws Exception {
        try (var run = RunningCommand.start("--home", home.toString(), "--port", "0", "--", "exit", "7")) {
            assertThat(run.end()).isEqualTo(7);
            assertThat(RunningCommand.processesOf(home)).isEmpty();
        }
    }

    @Test
    void whatAKilledRunLeftIsStoppedByTheNext() throws Exception {
        try (var killed = RunningCommand.start("--home", home.toString(), "--port", "0")) {
            killed.await("serving");
            killed.killAlone();
            assertThat(RunningCommand.processesOf(home))
                    .as("server and PostgreSQL")
                    .hasSize(2);

            try (var run = RunningCommand.start("--home", home.toString(), "--port", "0")) {
                run.await("PostgreSQL at ");
                run.terminate();

                assertThat(run.end()).isZero();
                assertThat(RunningCommand.processesOf(home)).isEmpty();
            }
        }
    }

    @Test
    void databaseThatDoesNotStartEndsTheRun() throws Exception {
        Path broken = temporary.resolve("broken");
        HomeFolder.open(broken, false).close();
        Files.writeString(broken.resolve("postgres"), "a file where a folder is to be");

        try (var run = RunningCommand.start("--home", broken.toString(), "--port", "0")) {
            assertThat(run.end()).isEqualTo(1);
            assertThat(RunningCommand.processesOf(broken)).isEmpty();
        }
    }

    @Test
    void linesOfTheProgramsOfAStackSayWhoHasPrintedThem() throws Exception {
        try (var run = RunningCommand.start(
                "--home",
                temporary.resolve("stack").toString(),
                "--no-database",
                "--port",
                "0",
                "--edge-port",
                "0",
                "--stack",
                "gateway",
                "--proxies",
                "../profiles/compose/framework")) {
            run.await("server | serving");
            run.await("edge | serving");

            run.terminate();

            assertThat(run.end()).isZero();
            assertThat(run.lines()).endsWith("stopping everything", "edge | bye", "everything stopped");
        }
    }

    @Test
    void questionToTheServerNeedsNoStack() throws Exception {
        Path asked = temporary.resolve("asked");
        try (var _ = HomeFolder.open(asked, false);
                var run = RunningCommand.start(
                        "--home", asked.toString(), "--flavour", "tuned", "--", "exit", "7", "--print-config")) {
            assertThat(run.end()).isEqualTo(7);
            assertThat(run.lines())
                    .contains(
                            "ARENA_FLAVOUR=tuned",
                            "ARENA_DATA=" + asked.resolve("data"),
                            "arguments=[exit, 7, --print-config]")
                    .anyMatch(line -> line.startsWith("DATABASE_URL=postgres://"));
            assertThat(asked.resolve("postgres")).doesNotExist();
        }
    }

    @Test
    void secondRunInTheSameHomeIsRefused() throws Exception {
        String other = temporary.resolve("other").toString();
        try (var run = RunningCommand.start("--home", other, "--no-database", "--port", "0")) {
            run.await("serving");
            assertThat(run.lines()).contains("DATABASE_URL=null");

            try (var refused = RunningCommand.start("--home", other, "--no-database", "--port", "0")) {
                assertThat(refused.end()).isEqualTo(2);
                assertThat(refused.lines())
                        .singleElement()
                        .asString()
                        .startsWith("arena run: %s is in use by process %d".formatted(other, run.pid()));
            }
            run.terminate();
            assertThat(run.end()).isZero();
        }
    }
}
