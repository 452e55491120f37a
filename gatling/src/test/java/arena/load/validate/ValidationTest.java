package arena.load.validate;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.testing.ArenaClient;
import arena.load.validate.Outcome.Status;
import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Arena.Folders;
import arena.load.validate.checks.Arena.Ports;
import arena.load.validate.checks.Groups;
import arena.load.validate.checks.Limits;
import arena.load.validate.client.ClientProgram;
import arena.load.validate.fake.FakeArena;
import arena.load.validate.fake.Fault;
import arena.profiles.wire.FreePort;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidationTest {

    private static final Folders UNKNOWN = new Folders(Optional.empty(), Optional.empty(), Optional.empty());
    private static final Limits BRIEF =
            new Limits(Duration.ofSeconds(10), 2, Duration.ofMillis(10), Duration.ofSeconds(2), Duration.ofSeconds(2));

    private static final ClientProgram CLIENT = new ClientProgram(ArenaClient.command(), Duration.ofSeconds(10));

    @TempDir
    private Path folder;

    @AfterAll
    static void closeClient() {
        CLIENT.close();
    }

    @Test
    void hasEveryAssertionOfTheListOnce() {
        IntStream expected = IntStream.of(1, 3, 4);
        for (int[] range : new int[][] {{6, 191}}) {
            expected = IntStream.concat(expected, IntStream.rangeClosed(range[0], range[1]));
        }

        assertThat(AssertionList.text()
                        .lines()
                        .map(line -> Integer.valueOf(line.strip().replaceFirst(" .*", ""))))
                .containsExactlyElementsOf(expected.boxed().toList());
    }

    @Test
    void judgesNothingButTheAbsenceOfAServerThatDoesNotAnswer() {
        Arena nobody = new Arena(
                "127.0.0.1",
                new Ports(FreePort.next(), FreePort.next(), FreePort.next(), FreePort.next(), FreePort.next()),
                UNKNOWN,
                false,
                OptionalLong.empty(),
                BRIEF);

        Outcomes outcomes = new Validation(nobody, Groups.profiles(), CLIENT, _ -> {}).run(folder);

        assertThat(outcomes.all()).extracting(Outcome::number).containsExactly(1, 3, 4);
        assertThat(outcomes.of(Status.FAILED))
                .singleElement()
                .returns(3, Outcome::number)
                .satisfies(outcome -> assertThat(outcome.detail())
                        .startsWith("Nothing answers at 127.0.0.1 at ")
                        .endsWith("after 2 attempts"));
    }

    @Test
    void failsOnceForAPortThatIsNotOpenAndJudgesTheOthers() throws IOException {
        try (FakeArena server = FakeArena.start(Fault.NONE, folder.resolve("server"))) {
            Arena right = server.seen(BRIEF);
            int closed = FreePort.next();
            Ports ports = new Ports(
                    closed,
                    right.ports().https(),
                    right.ports().h2c(),
                    right.ports().h2(),
                    right.ports().reloaded());
            Arena seen = new Arena(right.host(), ports, right.folders(), false, right.pid(), BRIEF);

            Outcomes alone = new Validation(seen, List.of("baseline"), CLIENT, _ -> {}).run(folder);
            Outcomes both =
                    new Validation(seen, List.of("pipelined", "json-h2c", "echo-ws"), CLIENT, _ -> {}).run(folder);

            assertThat(alone.of(Status.FAILED))
                    .singleElement()
                    .returns(3, Outcome::number)
                    .returns(
                            "Nothing listens at 127.0.0.1:" + closed
                                    + ", which is needed for baseline, after 2 attempts",
                            Outcome::detail);
            assertThat(both.of(Status.FAILED))
                    .singleElement()
                    .extracting(Outcome::detail)
                    .asString()
                    .contains("needed for pipelined, echo-ws,");
            assertThat(both.groups()).containsExactly("general", "json-h2c");
        }
    }

    @Test
    void failsWhereNothingWasJudged() throws IOException {
        try (FakeArena server = FakeArena.start(Fault.NONE, folder.resolve("server"))) {
            Outcomes outcomes = new Validation(server.seen(BRIEF), List.of("unheard-of"), CLIENT, _ -> {}).run(folder);

            assertThat(outcomes.of(Status.FAILED)).extracting(Outcome::number).containsExactly(6);
        }
    }

    @Test
    void skipsWhatNeedsFoldersThatAreNotKnown() throws IOException {
        try (FakeArena server = FakeArena.start(Fault.NONE, folder.resolve("server"))) {
            Arena seen = server.seen(BRIEF);
            Arena stranger = new Arena(seen.host(), seen.ports(), UNKNOWN, false, OptionalLong.empty(), BRIEF);

            Outcomes outcomes = new Validation(
                            stranger,
                            List.of(
                                    "json-tls",
                                    "static-tls",
                                    "baseline-h2",
                                    "static-h2",
                                    "unary-grpc-tls",
                                    Groups.TLS_CHECK),
                            CLIENT,
                            _ -> {})
                    .run(folder);

            assertThat(outcomes.of(Status.FAILED)).isEmpty();
            assertThat(outcomes.of(Status.SKIPPED))
                    .filteredOn(outcome -> outcome.number() != 96)
                    .extracting(Outcome::number)
                    .containsExactly(1, 4, 45, 67, 86, 94, 95, 98, 106, 107, 109, 110, 112, 136);
            assertThat(outcomes.of(Status.SKIPPED))
                    .allSatisfy(outcome -> assertThat(outcome.detail()).hasSizeGreaterThan(20));
        }
    }

    @Test
    void tellsOfEachClassOfAssertionsAndLeavesAnXmlFile() throws IOException {
        List<String> lines = new CopyOnWriteArrayList<>();
        try (FakeArena server = FakeArena.start(Fault.PIPELINE_IN_CAPITALS, folder.resolve("server"))) {
            new Validation(
                            server.seen(BRIEF),
                            List.of("pipelined"),
                            CLIENT,
                            group -> lines.add(OutcomeTable.line(group).replaceFirst(" \\(.*", "")))
                    .run(folder);
        }

        assertThat(lines)
                .containsExactly(
                        "general          1–4      2 passed, 0 failed, 1 skipped",
                        "pipelined        29–30    1 passed, 1 failed, 0 skipped",
                        "general          6        1 passed, 0 failed, 0 skipped");
        assertThat(folder.resolve("TEST-junit-jupiter.xml"))
                .content()
                .contains("/pipeline answers ok", "tests=\"6\"", "failures=\"1\"", "skipped=\"1\"");
    }
}
