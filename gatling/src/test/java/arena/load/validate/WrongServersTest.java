package arena.load.validate;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.validate.Outcome.Status;
import arena.load.validate.checks.Groups;
import arena.load.validate.checks.Limits;
import arena.load.validate.fake.FakeArena;
import arena.load.validate.fake.Fault;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The validator can fail: each fault is caught by the assertions that name it, and by no other. */
@Execution(ExecutionMode.CONCURRENT)
class WrongServersTest {

    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(10), 30, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(2));

    /** For faults that are nothing but a silence, several times. */
    private static final Limits IMPATIENT =
            new Limits(Duration.ofSeconds(2), 30, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(2));

    @TempDir
    private Path folder;

    /**
     * A fault and what it leads to.
     *
     * @param failing numbers of the assertions that must fail
     */
    record Case(Fault fault, String profile, List<Integer> failing) {

        static Case of(Fault fault, String profile, Integer... failing) {
            return new Case(fault, profile, List.of(failing));
        }

        static Case of(Fault fault, String profile, IntStream... failing) {
            return new Case(
                    fault, profile, Stream.of(failing).flatMap(IntStream::boxed).toList());
        }

        Limits limits() {
            return fault == Fault.CONNECTION_NEVER_CLOSED || fault == Fault.FIELD_NAMES_MUST_HAVE_CAPITALS
                    ? IMPATIENT
                    : LIMITS;
        }
    }

    @Test
    void aServerThatIsRightPassesEverything() throws IOException {
        Outcomes outcomes = outcomes(Fault.NONE, List.copyOf(Groups.profiles()), LIMITS);

        assertThat(outcomes.of(Status.FAILED)).isEmpty();
        assertThat(outcomes.of(Status.SKIPPED)).extracting(Outcome::number).isSubsetOf(1, 96);
    }

    @ParameterizedTest
    @MethodSource
    void aServerThatIsWrongFailsWhereItIs(Case wrong) throws IOException {
        Outcomes outcomes = outcomes(wrong.fault(), List.of(wrong.profile()), wrong.limits());

        assertThat(outcomes.of(Status.FAILED))
                .extracting(Outcome::number)
                .as(() -> outcomes.of(Status.FAILED).toString())
                .isEqualTo(wrong.failing());
        assertThat(outcomes.of(Status.FAILED))
                .allSatisfy(outcome -> assertThat(outcome.detail()).hasSizeBetween(20, 1000));
    }

    static Stream<Case> aServerThatIsWrongFailsWhereItIs() {
        return Stream.of(sums(), delays(), items(), echoes(), files(), handshakes(), reloads(), pages())
                .flatMap(cases -> cases);
    }

    private static Stream<Case> sums() {
        return Stream.of(
                Case.of(Fault.SUM_WRONG, "baseline", range(7, 9), range(12, 28)),
                Case.of(Fault.SUM_CANNED, "latency-1m", 12, 13, 14, 23, 26),
                Case.of(Fault.BODY_IGNORED, "baseline", range(8, 9), range(13, 14), range(17, 19), range(24, 28)),
                Case.of(Fault.CHUNKED_BODY_IGNORED, "baseline", 9, 27, 28),
                Case.of(Fault.SECOND_CHUNK_IGNORED, "baseline", 28),
                Case.of(Fault.REQUEST_LINE_MUST_COME_WHOLE, "limited-conn", range(15, 15), range(20, 28)),
                Case.of(Fault.FIELDS_MUST_COME_WHOLE, "baseline", range(20, 28)),
                Case.of(Fault.FIELD_NAMES_MUST_HAVE_CAPITALS, "baseline", 19, 22, 25),
                Case.of(Fault.CONNECTION_NEVER_CLOSED, "baseline", range(20, 28)),
                Case.of(Fault.SUM_AS_HTML, "baseline", 10, 11),
                Case.of(Fault.TYPE_TWICE, "baseline", 10, 11),
                Case.of(Fault.PIPELINE_IN_CAPITALS, "pipelined", 29));
    }

    private static Stream<Case> delays() {
        return Stream.of(
                Case.of(Fault.LONG_DELAY_NOT_KEPT, "async", 35, 36, 38),
                Case.of(Fault.DELAY_WITH_NEWLINE, "async", 31, 34, 35, 38),
                Case.of(Fault.DELAY_ANSWER_CANNED, "async", 31, 33, 34, 35, 38));
    }

    private static Stream<Case> items() {
        return Stream.of(
                Case.of(Fault.ITEMS_OF_THE_FIRST_REQUEST, "json-comp", 39, 42),
                Case.of(Fault.ITEM_CHANGED, "json-comp", 39, 42),
                Case.of(Fault.ITEM_CHANGED, "json-tls", 51),
                Case.of(Fault.ITEM_MISSING, "json-comp", 39, 42),
                Case.of(Fault.TOTAL_AS_STRING, "json-comp", 39, 42),
                Case.of(Fault.NEVER_COMPRESSED, "json-comp", 41),
                Case.of(Fault.ALWAYS_COMPRESSED, "json-comp", 39, 43),
                Case.of(Fault.GZIP_CALLED_BR, "json-comp", 42));
    }

    private static Stream<Case> echoes() {
        return Stream.of(
                Case.of(Fault.ECHO_OF_ZEROS, "8gbit", range(58, 63), range(65, 65)),
                Case.of(Fault.ECHO_CUT_AT_64_KIB, "8gbit", 61, 63, 65),
                Case.of(Fault.ECHO_REFUSES_EMPTY, "8gbit", 64, 65));
    }

    private static Stream<Case> files() {
        return Stream.of(
                Case.of(Fault.FILES_NEVER_READ_AGAIN, "static-tls", 109, 110),
                Case.of(Fault.COMPRESSED_FILES_NEVER_READ_AGAIN, "static-tls", 110),
                Case.of(Fault.FILE_CUT, "static-tls", 106),
                Case.of(Fault.COMPRESSED_FORM_OF_ANOTHER_FILE, "static-tls", 107),
                Case.of(Fault.SCRIPT_AS_TEXT, "static-tls", 104),
                Case.of(Fault.MISSING_FILE_IS_EMPTY, "static-tls", 108));
    }

    private static Stream<Case> handshakes() {
        return Stream.of(
                Case.of(Fault.OTHER_CERTIFICATE, "json-tls", 45),
                Case.of(Fault.OTHER_CERTIFICATE, "8gbit", 54),
                Case.of(Fault.OTHER_CERTIFICATE, "static-tls", 98),
                Case.of(Fault.TLS_1_1, "json-tls", 49),
                Case.of(Fault.TLS_1_2_ONLY, "json-tls", 46, 47),
                Case.of(Fault.TRIPLE_DES, "json-tls", 49),
                // Whoever speaks HTTP/1.1 alone cannot go on either, be it curl or an assertion.
                Case.of(Fault.ALPN_H2, "json-tls", 48, 50, 51, 52));
    }

    private static Stream<Case> reloads() {
        return Stream.of(
                Case.of(Fault.NO_CLOSE_NOTIFY, Groups.TLS_CHECK, 93),
                Case.of(Fault.CERTIFICATE_NEVER_RELOADED, Groups.TLS_CHECK, 94),
                Case.of(Fault.REQUEST_FAILS_AT_RELOAD, Groups.TLS_CHECK, 95));
    }

    private static Stream<Case> pages() {
        return Stream.of(
                Case.of(Fault.FORTUNES_UNESCAPED, "fortunes", 131),
                Case.of(Fault.FORTUNE_MISSING, "fortunes", 129),
                Case.of(Fault.LIMIT_IGNORED, "async-db", 124),
                Case.of(Fault.CRASH_ON_EMPTY_RANGE, "async-db", 126));
    }

    private Outcomes outcomes(Fault fault, List<String> profiles, Limits limits) throws IOException {
        try (FakeArena server = FakeArena.start(fault, folder.resolve("server"))) {
            return new Validation(server.seen(limits), profiles).run(folder, _ -> {});
        }
    }

    private static IntStream range(int first, int last) {
        return IntStream.rangeClosed(first, last);
    }
}
