package arena.profiles;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import arena.profiles.Answer.Content;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.LoadShape.FixedRate;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A typo in the catalogue is refused where it stands, with a message that names field, value and what is allowed. */
class MalformedFactsTest {

    private static final Request PING = Request.get("/pipeline", Answer.text("ok"));
    private static final Duration SECOND = Duration.ofSeconds(1);

    @ParameterizedTest
    @MethodSource({"answers", "requests", "shapes", "profiles"})
    void refusesWith(Runnable fact, String message) {
        assertThatIllegalArgumentException().isThrownBy(fact::run).withMessage(message);
    }

    static Stream<Arguments> answers() {
        return Stream.of(
                refused("status: 20 (expected: 100 to 599)", () -> new Answer(20, "", new Content.FortunePage())),
                refused(
                        "contentType: text/plain;charset=utf-8 (expected: no parameters)",
                        () -> new Answer(200, "text/plain;charset=utf-8", new Content.FortunePage())),
                refused(
                        "name: run.exe (expected: ends in css, js, html, json, svg, webp or woff2)",
                        () -> Answer.file("run.exe")),
                refused("name: ../a.css (expected: a file name, not a path)", () -> Answer.file("../a.css")),
                refused("name: \"\" (expected: not blank)", () -> new Content.StaticFile("")),
                refused("body: \"€\" (expected: only characters of ISO 8859-1)", () -> new Content.Exactly("€")),
                refused("count: 51 (expected: 1 to 50)", () -> new Content.DatasetItems(51, 1)),
                refused("count: 0 (expected: 1 to 50)", () -> new Content.DatasetItems(0, 1)),
                refused("min: 60 (expected: <= max, which is 50)", () -> new Content.DatabaseRows(60, 50, 5)),
                refused("limit: 51 (expected: 0 to 50)", () -> new Content.DatabaseRows(10, 50, 51)),
                refused("id: 0 (expected: >= 1)", () -> new Content.Item(0)),
                refused("id: -1 (expected: >= 1)", () -> new Content.User(-1)));
    }

    static Stream<Arguments> requests() {
        return Stream.of(
                refused("target: \"json/1\" (expected: starts with /)", () -> Request.get("json/1", PING.answer())),
                refused(
                        "method: \" \" (expected: not blank)",
                        () -> new Request(" ", "/", PING.headers(), Payload.NONE, PING.answer())),
                refused("content: \"€\" (expected: only characters of ISO 8859-1)", () -> Payload.sized("€")),
                refused(
                        "content: \"20\" (expected: empty without framing)",
                        () -> new Payload(Payload.Framing.NONE, "20")));
    }

    static Stream<Arguments> shapes() {
        return Stream.of(
                refused("connections: [] (expected: at least one)", ClosedLoop::of),
                refused("connections: 0 (expected: >= 1)", () -> ClosedLoop.of(64, 0)),
                refused(
                        "pipelineDepth: 0 (expected: >= 1)",
                        () -> ClosedLoop.of(1).pipelined(0)),
                refused(
                        "requestsPerConnection: -1 (expected: >= 0)",
                        () -> ClosedLoop.of(1).reconnectingAfter(-1)),
                refused("streams: 0 (expected: >= 1)", () -> ClosedLoop.of(1).multiplexed(0)),
                refused("duration: PT0S (expected: > 0)", () -> ClosedLoop.of(1).lasting(Duration.ZERO)),
                refused("connections: [] (expected: at least one)", () -> new FixedRate(List.of(), 1, SECOND)),
                refused("requestsPerSecond: 0 (expected: >= 1)", () -> new FixedRate(List.of(1), 0, SECOND)),
                refused("duration: PT0S (expected: > 0)", () -> new FixedRate(List.of(1), 1, Duration.ZERO)));
    }

    static Stream<Arguments> profiles() {
        Traffic one = new Traffic("one", List.of(PING), ClosedLoop.of(1));
        Traffic two = new Traffic("two", List.of(PING), ClosedLoop.of(1, 2));
        return Stream.of(
                refused("port: 0 (expected: 1 to 65535)", () -> new Endpoint(0, Protocol.HTTP_1_1, false)),
                refused(
                        "tls: false (expected: true, as HTTP/3 is never clear text)",
                        () -> new Endpoint(8443, Protocol.HTTP_3, false)),
                refused(
                        "requests: [] (expected: at least one)",
                        () -> new Traffic("none", List.of(), ClosedLoop.of(1))),
                refused("name: \"\" (expected: not blank)", () -> new Traffic("", List.of(PING), ClosedLoop.of(1))),
                refused("id: \"\" (expected: not blank)", () -> profile("", "0", List.of(one))),
                refused(
                        "cpuSet: 0-3;64 (expected: ranges such as 0-3,64-67)",
                        () -> profile("x", "0-3;64", List.of(one))),
                refused("traffic: [] (expected: at least one stream of load)", () -> profile("x", "0", List.of())),
                refused(
                        "traffic: 2 streams (expected: as many connection counts in each)",
                        () -> profile("x", "0", List.of(one, two))));
    }

    private static Arguments refused(String message, Runnable fact) {
        return argumentSet(message, fact, message);
    }

    private static Profile profile(String id, String cpuSet, List<Traffic> traffic) {
        return new Profile(id, Board.HTTP1, Set.of(), Endpoint.HTTP1, Tool.WRK, false, cpuSet, traffic);
    }
}
