package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.H2spec;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the RFCs demand of a server of HTTP/2, by the program h2spec: each of its cases passes, or there is a reason. */
class ConformanceTest {

    private static final int CASES = 145;

    /**
     * Cases that need not pass, by section and description as h2spec has them. It goes by RFC 7540; what counts is RFC 9113. All
     * three come from Netty, and in each the frame is refused, has no effect, and ends nobody else's stream.
     */
    private static final Map<String, String> EXPLAINED = Map.of(
            "http2/5.1: half closed (remote): Sends a HEADERS frame",
            "The frame comes too late, a stream error of type STREAM_CLOSED by section 5.1, and it is malformed, for trailers have"
                    + " no pseudo-header fields (8.1), a stream error of type PROTOCOL_ERROR by section 8.1.1. Which counts is not"
                    + " said. The answer is one or the other, by whether the request was answered before.",
            "http2/5.1: closed: Sends a HEADERS frame",
            "By section 5.1, \"closed\", a server may, and no longer must, end the connection. The answer is a stream error of type"
                    + " STREAM_CLOSED.",
            "http2/5.1.1: Sends stream identifier that is numerically smaller than previous",
            "By section 5.1.1 it should end the connection. By the same section the stream counts as closed, and Netty, which does"
                    + " not remember whether it was ever open, answers as in section 5.1, by a stream error of type STREAM_CLOSED.");

    @ParameterizedTest
    @CsvSource({"H2C, STANDARD", "H2, ENGINE"})
    void passesEveryCase(Way way, Flavour flavour) {
        List<H2spec.Case> cases = H2spec.ask(way.port(SharedServers.of(flavour)), way == Way.H2);

        assertThat(cases).hasSizeGreaterThanOrEqualTo(CASES);
        assertThat(cases)
                .filteredOn(one -> !one.passed())
                .extracting(one -> one.section() + ": " + one.description())
                .isSubsetOf(EXPLAINED.keySet());
    }
}
