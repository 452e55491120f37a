package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chunks and trailers that are none: the request that they belong to is refused, and the connection closed. */
@ParameterizedClass
@EnumSource(Flavour.class)
class MalformedBodyTest {

    private final RunningServer server;

    MalformedBodyTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @Test
    void refusesTrailersThatAreTooLong() {
        String request = Wire.request("POST", "/baseline11?a=1&b=2", "Transfer-Encoding: chunked")
                + "1\r\n3\r\n0\r\nX: " + "x".repeat(17_000) + "\r\n\r\n";

        try (RawConnection connection = server.connect()) {
            connection.send(Wire.get("/delay/50") + request);

            assertThat(connection.read().body()).isEqualTo("50");
            Refused.assertPlainly(connection.read(), 400, "malformed body");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource
    void refusesMalformedChunks(String body) {
        String request = Wire.request("POST", "/baseline11?a=1&b=2", "Transfer-Encoding: chunked") + body;

        try (RawConnection connection = server.connect()) {
            connection.send(request);
            Refused.assertPlainly(connection.read(), 400, "malformed body");
            assertThat(connection.isClosedByServer()).isTrue();
        }
        try (RawConnection connection = server.connect()) {
            connection.send(Wire.get("/delay/50") + request);
            assertThat(connection.read().body()).isEqualTo("50");
            Refused.assertPlainly(connection.read(), 400, "malformed body");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    static Stream<Named<String>> refusesMalformedChunks() {
        return Stream.of(
                Named.of("size no number", "x\r\n3\r\n0\r\n\r\n"),
                Named.of("size negative", "-1\r\n3\r\n0\r\n\r\n"),
                Named.of("line feeds alone", "1\n3\n0\n\n"),
                Named.of("longer than its size", "1\r\n35\r\n0\r\n\r\n"),
                Named.of("trailer that ends in a line feed alone", "1\r\n3\r\n0\r\nX: a\n\r\n"),
                Named.of("long extension", "1;" + "x".repeat(20_000) + "\r\n3\r\n0\r\n\r\n"));
    }

    @Test
    void takesTrailersAndIgnoresThem() {
        String request = Wire.request("POST", "/baseline11?a=1&b=2", "Transfer-Encoding: chunked")
                + "1\r\n3\r\n0\r\nX: " + "x".repeat(10_000) + "\r\n\r\n";

        assertThat(server.exchange(request).body()).isEqualTo("6");
    }

    @ParameterizedTest
    @MethodSource("refusesMalformedChunks")
    void refusesMalformedChunksOfARequestThatWaits(String body) {
        String request = Wire.request("GET", "/delay/30000", "Transfer-Encoding: chunked") + body;

        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(request), 400, "malformed body");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/echo", "/baseline11?a=1&b=2", "/pipeline", "/nope"})
    void refusesBrokenChunkSize(String target) {
        String request = Wire.request("POST", target, "Transfer-Encoding: chunked") + "nonsense\r\n20\r\n0\r\n\r\n";

        try (RawConnection connection = server.connect()) {
            String answer = connection.send(request).readToEnd();

            // Where nobody reads the body the answer may have left before it.
            assertThat(answer.lines().findFirst().orElse("closed"))
                    .matches("closed|HTTP/1.1 (400 Bad Request|404 Not Found|405 Method Not Allowed)");
            assertThat(answer).doesNotContain("Exception").doesNotContain(" 200 ");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense\r\n", "-1\r\n", "5\r\n12345678\r\n0\r\n\r\n", "fffffffffffffffff\r\n"})
    void closesAtBrokenChunkInTheMiddle(String rest) {
        String head = Wire.request("POST", "/echo", "Transfer-Encoding: chunked");

        try (RawConnection connection = server.connect()) {
            String answer = connection.send(head + "3\r\nabc\r\n" + rest).readToEnd();

            assertThat(answer).doesNotContain("Exception").doesNotEndWith("0\r\n\r\n");
            // At most one answer: the body of the first must not be taken for a head.
            assertThat(answer.split("HTTP/1.1 ", -1)).hasSizeLessThanOrEqualTo(2);
        }
        assertThat(server.exchange(Wire.get("/pipeline")).body()).isEqualTo("ok");
    }

    @Test
    void refusesNumberBodyOfBrokenChunks() {
        String head = Wire.request("POST", "/baseline11?a=1&b=2", "Transfer-Encoding: chunked");

        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(head + "1\r\n2\r\nnonsense\r\n");

            Refused.assertPlainly(response, 400, "");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }
}
