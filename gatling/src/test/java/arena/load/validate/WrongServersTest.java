package arena.load.validate;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.testing.ArenaClient;
import arena.load.validate.Outcome.Status;
import arena.load.validate.checks.Groups;
import arena.load.validate.checks.Limits;
import arena.load.validate.client.ClientProgram;
import arena.load.validate.fake.FakeArena;
import arena.load.validate.fake.Fault;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The validator can fail: each fault is caught by the assertions that name it, and by no other. */
@Execution(ExecutionMode.CONCURRENT)
class WrongServersTest {

    private static final Limits LIMITS = new Limits(
            Duration.ofSeconds(10), 30, Duration.ofMillis(100), Duration.ofSeconds(2), Duration.ofSeconds(2));

    /** For faults that are nothing but a silence, several times. */
    private static final Limits IMPATIENT =
            new Limits(Duration.ofSeconds(2), 30, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(2));

    /** One for all, as it takes a second to start. */
    private static final ClientProgram CLIENT = new ClientProgram(ArenaClient.command(), Duration.ofSeconds(10));

    @TempDir
    private Path folder;

    @AfterAll
    static void closeClient() {
        CLIENT.close();
    }

    /** All of them in a row: on a busy machine that takes its time. */
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void aServerThatIsRightPassesEverything() throws IOException {
        Outcomes outcomes = outcomes(Fault.NONE, List.copyOf(Groups.profiles()), LIMITS);

        assertThat(outcomes.of(Status.FAILED)).isEmpty();
        assertThat(outcomes.of(Status.SKIPPED)).extracting(Outcome::number).isSubsetOf(1, 96);
    }

    @ParameterizedTest
    @MethodSource
    void aServerThatIsWrongFailsWhereItIs(WrongServer wrong) throws IOException {
        Outcomes outcomes = outcomes(wrong.fault(), List.of(wrong.profile()), wrong.isSilent() ? IMPATIENT : LIMITS);

        assertThat(outcomes.of(Status.FAILED))
                .extracting(Outcome::number)
                .filteredOn(number -> !wrong.doubtful().contains(number))
                .as(() -> outcomes.of(Status.FAILED).toString())
                .isEqualTo(wrong.failing());
        assertThat(outcomes.of(Status.FAILED))
                .allSatisfy(outcome -> assertThat(outcome.detail()).hasSizeBetween(20, 1000));
    }

    static Stream<WrongServer> aServerThatIsWrongFailsWhereItIs() {
        return WrongServer.all();
    }

    private Outcomes outcomes(Fault fault, List<String> profiles, Limits limits) throws IOException {
        try (FakeArena server = FakeArena.start(fault, folder.resolve("server"))) {
            return new Validation(server.seen(limits), profiles, CLIENT, _ -> {}).run(folder);
        }
    }
}
