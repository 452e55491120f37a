package arena.load;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.record.RecordFile;
import arena.load.record.Run;
import arena.load.report.Terminal;
import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Limits;
import arena.load.validate.fake.FakeArena;
import arena.load.validate.fake.Fault;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Gatling before a stack that another program pretends to be. */
class StackSimulationsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"gateway-64", "gateway-h3", "production-stack"})
    void countsWhatIsAnsweredRightly(String profile) throws IOException {
        Run run = run(profile, Fault.NONE);

        assertThat(run.failure()).isEmpty();
        assertThat(run.failed()).isZero();
        // More than one connection of those that write sends in its first turn.
        assertThat(run.requests()).isGreaterThan(20);
    }

    @ParameterizedTest
    @CsvSource({
        "gateway-64, ROW_MISSING, count",
        "production-stack, ITEM_OF_ANOTHER_ID, id",
        "production-stack, WRITE_ANSWERED_WITH_200, 204"
    })
    void failsIfAnAnswerIsWrong(String profile, Fault fault, String said) throws IOException {
        Run run = run(profile, fault);

        assertThat(run.failed()).isPositive();
        assertThat(run.failure()).isPresent();
        assertThat(run.errors()).anySatisfy(error -> assertThat(error.message()).contains(said));
    }

    private Run run(String profile, Fault fault) throws IOException {
        try (FakeArena arena = FakeArena.start(fault, folder.resolve("arena"));
                Terminal terminal = Terminal.plain(new PrintStream(OutputStream.nullOutputStream()))) {
            Arena.Ports ports = arena.seen(Limits.ARENA).ports();
            Path out = folder.resolve("out");
            BenchMain.commandLine(terminal)
                    .execute(
                            profile,
                            "--tool",
                            "gatling",
                            "--target",
                            "http://127.0.0.1:" + ports.http(),
                            "--port-h2",
                            Integer.toString(ports.h2()),
                            "--data",
                            folder.resolve("arena").resolve("data").toString(),
                            "--connections",
                            "2",
                            "--warmup",
                            "1",
                            "--duration",
                            "8",
                            "--out",
                            out.toString());
            return RecordFile.read(out).runs().getFirst();
        }
    }
}
