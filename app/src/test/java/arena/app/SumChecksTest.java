package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sums, whole and in a few pieces. */
@ParameterizedClass
@EnumSource(Flavour.class)
class SumChecksTest {

    private static final Duration PAUSE = Duration.ofMillis(30);
    private static final String GET = "GET /baseline11?a=13&b=42 HTTP/1.1\r\n";
    private static final String POST = "POST /baseline11?a=13&b=42 HTTP/1.1\r\n";

    private final RunningServer server;

    SumChecksTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @Test
    @DisplayName("CHECKS 7, 10: GET answers the sum as plain text")
    void answersTheSum() {
        assertSum(server.exchange(Wire.get("/baseline11?a=13&b=42")), 55);
    }

    @Test
    @DisplayName("CHECKS 8, 11: POST adds the body")
    void addsTheBody() {
        assertSum(server.exchange(post("Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n20")), 75);
    }

    @Test
    @DisplayName("CHECKS 9: POST adds a chunked body")
    void addsChunkedBody() {
        String rest = "Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n20\r\n0\r\n\r\n";

        assertSum(server.exchange(post(rest)), 75);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    @DisplayName("CHECKS 12, 13, 14: random operands and bodies")
    void addsRandomNumbers(long seed) {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(seed);
        int a = random.nextInt(100, 1000);
        int b = random.nextInt(100, 1000);
        int body = random.nextInt(100, 1000);

        try (RawConnection connection = server.connect()) {
            assertSum(connection.exchange(Wire.get("/baseline11?a=" + a + "&b=" + b)), a + b);
            assertSum(connection.exchange(Wire.post("/baseline11?a=13&b=42", "" + body)), 55 + body);
            assertSum(
                    connection.exchange(Wire.postChunked("/baseline11?a=" + a + "&b=" + b, "" + body, 1)),
                    a + b + body);
        }
    }

    @Test
    @DisplayName("CHECKS 12: the second path answers the same")
    void answersTheSumOnTheSecondPath() {
        assertSum(server.exchange(Wire.get("/baseline2?a=13&b=42")), 55);
    }

    @Test
    void addsNegativeAndLargeNumbers() {
        assertSum(server.exchange(Wire.post("/baseline11?a=-13&b=9223372036854775807", "-42")), Long.MAX_VALUE - 55);
        assertSum(server.exchange(Wire.get("/baseline11?a=-9223372036854775808&b=0")), Long.MIN_VALUE);
    }

    @Test
    @DisplayName("CHECKS 15: GET in three pieces, the first ends within the path")
    void reassemblesSplitRequestLine() {
        assertSumOf(
                List.of(
                        "GET /baseli",
                        "ne11?a=13&b=42 HTTP/1.1\r\n",
                        "Host: localhost:8080\r\nConnection: close\r\n\r\n"),
                55);
    }

    @Test
    @DisplayName("CHECKS 16: GET line by line")
    void reassemblesLines() {
        assertSumOf(List.of(GET, "Host: localhost:8080\r\n", "User-Agent: frag\r\n", "Connection: close\r\n\r\n"), 55);
    }

    @Test
    @DisplayName("CHECKS 17: POST, the body by itself")
    void reassemblesHeadAndBody() {
        assertSumOf(List.of(closingPost(), "20"), 75);
    }

    @Test
    @DisplayName("CHECKS 18: POST, the body byte by byte")
    void reassemblesBody() {
        assertSumOf(List.of(closingPost(), "2", "0"), 75);
    }

    @Test
    @DisplayName("CHECKS 19: POST with header names in lower case")
    void takesLowerCaseNames() {
        String head = POST + "host: localhost:8080\r\ncontent-type: text/plain\r\n"
                + "content-length: 2\r\nconnection: close\r\n\r\n";

        assertSumOf(List.of(head, "20"), 75);
    }

    private void assertSumOf(List<String> pieces, long sum) {
        try (RawConnection connection = server.connect()) {
            Fragments.send(connection, pieces, PAUSE).join();

            assertSum(connection.read(), sum);
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    private static void assertSum(RawResponse response, long sum) {
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.body()).isEqualTo(Long.toString(sum));
        assertThat(response.header("Content-Type")).hasValue("text/plain");
    }

    private static String post(String rest) {
        return POST + "Host: localhost:8080\r\n" + rest;
    }

    private static String closingPost() {
        return post("Content-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n");
    }
}
