package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes that come back as they went. */
@ParameterizedClass
@EnumSource(Flavour.class)
class EchoChecksTest {

    private static final int LARGE_BYTES = 20 * 1024 * 1024;

    private final RunningServer server;

    EchoChecksTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1_024, 10_240, 102_400})
    @DisplayName("CHECKS 58 to 61: a body of known length")
    void echoesSizedBody(int bytes) {
        String body = random(bytes);

        RawResponse response = server.exchange(Wire.post("/echo", body, "Content-Type: application/octet-stream"));

        assertEchoed(response, body);
        assertThat(response.header("Content-Length")).hasValue(Integer.toString(bytes));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10_240, 102_400})
    @DisplayName("CHECKS 62, 63: a chunked body")
    void echoesChunkedBody(int bytes) {
        String body = random(bytes);

        assertEchoed(server.exchange(Wire.postChunked("/echo", body, 4000)), body);
        assertEchoed(server.exchange(Wire.postChunked("/echo", body, 65_536)), body);
    }

    @Test
    @DisplayName("CHECKS 64: an empty body, in every framing")
    void echoesNothing() {
        try (RawConnection connection = server.connect()) {
            assertEchoed(connection.exchange(Wire.request("POST", "/echo")), "");
            assertEchoed(connection.exchange(Wire.post("/echo", "")), "");
            assertEchoed(connection.exchange(Wire.postChunked("/echo", "", 1)), "");
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("CHECKS 65: a client that waits for leave to send the body")
    void invitesBodyThatWaits(boolean chunked) {
        String body = random(10_240);
        String whole = chunked
                ? Wire.postChunked("/echo", body, 3000, "Expect: 100-continue")
                : Wire.post("/echo", body, "Expect: 100-continue");
        int head = whole.indexOf("\r\n\r\n") + 4;

        try (RawConnection connection = server.connect()) {
            RawResponse leave = connection.exchange(whole.substring(0, head));
            RawResponse response = connection.exchange(whole.substring(head));

            assertThat(leave.status()).isEqualTo(100);
            assertEchoed(response, body);
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void echoesLargeBodyWhileItComes(boolean chunked) {
        String body = random(LARGE_BYTES);
        String request = chunked ? Wire.postChunked("/echo", body, 60_000) : Wire.post("/echo", body);

        try (RawConnection connection = server.connect()) {
            CompletableFuture<Void> sent =
                    CompletableFuture.runAsync(() -> connection.send(request), Fragments.threads());

            // The size first: what differs of 20 MB nobody wants to read.
            RawResponse response = connection.read();
            assertThat(response.body()).hasSize(LARGE_BYTES);
            assertThat(response.body().equals(body)).isTrue();
            assertThat(sent).succeedsWithin(Duration.ofSeconds(30));
            Refused.assertStillServing(connection);
        }
    }

    private static void assertEchoed(RawResponse response, String body) {
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Content-Type")).hasValue("application/octet-stream");
        assertThat(response.body()).isEqualTo(body);
    }

    private static String random(int bytes) {
        byte[] body = new byte[bytes];
        new Random(bytes).nextBytes(body);
        return Wire.text(body);
    }
}
