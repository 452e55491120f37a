package arena.app;

import static arena.app.testing.RawHttp2.CONTINUATION;
import static arena.app.testing.RawHttp2.DATA;
import static arena.app.testing.RawHttp2.END_HEADERS;
import static arena.app.testing.RawHttp2.END_STREAM;
import static arena.app.testing.RawHttp2.ENHANCE_YOUR_CALM;
import static arena.app.testing.RawHttp2.HEADERS;
import static arena.app.testing.RawHttp2.PING;
import static arena.app.testing.RawHttp2.PROTOCOL_ERROR;
import static arena.app.testing.RawHttp2.REFUSED_STREAM;
import static arena.app.testing.RawHttp2.RST_STREAM;
import static arena.app.testing.RawHttp2.SETTINGS;
import static arena.app.testing.RawHttp2.WINDOW_UPDATE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.abort;

import arena.app.loop.TransportChoice;
import arena.app.loop.TransportException;
import arena.app.testing.Memory;
import arena.app.testing.RawHttp2;
import arena.app.testing.RawHttp2.Frame;
import arena.app.testing.SampleFolder;
import arena.app.testing.TestClient;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import io.vertx.core.buffer.Buffer;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What clients do to HTTP/2 servers to bring them down. Whatever it is, a client that behaves is served at the same time, and
 * in the end nothing is left of it.
 */
@ParameterizedClass
@EnumSource(TransportChoice.class)
@Isolated("other tests would use memory at the same time")
class AbuseTest {

    @Parameter
    TransportChoice transport = TransportChoice.NIO;

    private static final long GROWTH_LIMIT = 48L * 1024 * 1024;
    private static final int MANY = 200_000;

    /** Small, so that the last bytes of an answer, which wait for the client, are not taken for a leak. */
    private static final int IDLE_SECONDS = 2;

    private static final byte[] NOTHING = {};
    private static final byte[] PIPELINE = RawHttp2.head("GET", "/pipeline");

    private static Optional<RunningServer> running = Optional.empty();

    private Memory before = Memory.now();

    @BeforeEach
    void measure() {
        assertHealthy();
        before = Memory.now();
    }

    @AfterEach
    void nothingIsLeft() {
        assertHealthy();
        await().untilAsserted(() ->
                assertThat(server().server().connections()).as("connections").isZero());
        await().untilAsserted(() ->
                assertThat(Memory.now().growthSince(before)).as("memory").isLessThan(GROWTH_LIMIT));
    }

    @BeforeParameterizedClassInvocation
    static void start(TransportChoice transport) {
        try {
            running = Optional.of(ServerSetup.of(Flavour.ENGINE)
                    .on(transport)
                    .serving(SampleFolder.path())
                    .with("ARENA_TIMEOUT_IDLE", Integer.toString(IDLE_SECONDS))
                    .start());
        } catch (TransportException refused) {
            abort(String.valueOf(refused.getMessage()));
        }
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        running.ifPresent(RunningServer::close);
        running = Optional.empty();
    }

    @Test
    void refusesMoreStreamsThanItAllows() {
        try (RawHttp2 client = connect()) {
            int allowed = client.read(frame -> frame.type() == SETTINGS).setting(RawHttp2.MAX_CONCURRENT_STREAMS);
            for (int i = 0; i <= allowed; i++) {
                client.send(HEADERS, END_HEADERS | END_STREAM, 2 * i + 1, RawHttp2.head("GET", "/delay/500"));
            }

            Frame refused = client.read(frame -> frame.type() == RST_STREAM);

            assertThat(allowed).isBetween(128, 1000);
            assertThat(refused.stream()).isEqualTo(2 * allowed + 1);
            assertThat(refused.error()).isEqualTo(REFUSED_STREAM);
            // The others are answered, and so is the next.
            for (int i = 0; i < allowed; i++) {
                client.read(frame -> frame.type() == DATA && (frame.flags() & END_STREAM) != 0);
            }
            client.send(HEADERS, END_HEADERS | END_STREAM, 2 * allowed + 3, PIPELINE);
            client.read(frame -> frame.type() == HEADERS && frame.stream() == 2 * allowed + 3);
        }
    }

    @Test
    void refusesAHeadThatIsTooLarge() {
        try (RawHttp2 client = connect()) {
            byte[] head = RawHttp2.head("GET", "/pipeline", "x-large", "x".repeat(16_000), "x-more", "x".repeat(300));
            client.send(HEADERS, END_STREAM, 1, Arrays.copyOf(head, 16_000));
            client.send(CONTINUATION, END_HEADERS, 1, Arrays.copyOfRange(head, 16_000, head.length));
            client.send(HEADERS, END_HEADERS | END_STREAM, 3, PIPELINE);

            Frame refused = client.read(frame -> frame.type() == HEADERS);
            Frame next = client.read(frame -> frame.type() == HEADERS);

            assertThat(refused.stream()).isEqualTo(1);
            assertThat(refused.payload().remaining()).isPositive();
            assertThat(next.stream()).isEqualTo(3);
        }
    }

    static Stream<Flood> floods() {
        Buffer open = Buffer.buffer(RawHttp2.frame(HEADERS, END_HEADERS, 1, RawHttp2.head("POST", "/echo")));
        Buffer begin = Buffer.buffer(RawHttp2.frame(HEADERS, END_STREAM, 1, PIPELINE));
        byte[] small = RawHttp2.block(List.of("x", "y"));
        byte[] large = RawHttp2.block(List.of("x-large", "x".repeat(16_000)));
        return Stream.of(
                new Flood("empty DATA", ENHANCE_YOUR_CALM, open, Buffer.buffer(RawHttp2.frame(DATA, 0, 1, NOTHING))),
                new Flood(
                        "empty CONTINUATION",
                        ENHANCE_YOUR_CALM,
                        begin,
                        Buffer.buffer(RawHttp2.frame(CONTINUATION, 0, 1, NOTHING))),
                new Flood(
                        "small CONTINUATION",
                        ENHANCE_YOUR_CALM,
                        begin,
                        Buffer.buffer(RawHttp2.frame(CONTINUATION, 0, 1, small))),
                new Flood(
                        "large CONTINUATION",
                        PROTOCOL_ERROR,
                        begin,
                        Buffer.buffer(RawHttp2.frame(CONTINUATION, 0, 1, large))));
    }

    record Flood(String name, int error, Buffer first, Buffer frame) {
        @Override
        public String toString() {
            return name;
        }
    }

    @ParameterizedTest
    @MethodSource("floods")
    void endsAConnectionThatSendsFramesOfNoUse(Flood flood) {
        try (RawHttp2 client = connect()) {
            client.sendRepeatedly(1, flood.first().getBytes());
            client.sendRepeatedly(1_000, flood.frame().getBytes());

            assertThat(client.readToGoAway()).isEqualTo(flood.error());
        }
    }

    @Test
    void endsAConnectionThatResetsWhatItAsksFor() {
        try (RawHttp2 client = connect()) {
            for (int i = 0; i < 300; i++) {
                client.send(HEADERS, END_HEADERS | END_STREAM, 2 * i + 1, RawHttp2.head("GET", "/delay/5000"));
                client.send(RST_STREAM, 0, 2 * i + 1, new byte[] {0, 0, 0, 8});
            }

            assertThat(client.readToGoAway()).isEqualTo(ENHANCE_YOUR_CALM);
        }
    }

    @Test
    void endsAConnectionThatHasTheServerResetWhatItAsksFor() {
        try (RawHttp2 client = connect()) {
            for (int i = 0; i < 300; i++) {
                client.send(HEADERS, END_HEADERS | END_STREAM, 2 * i + 1, RawHttp2.head("GET", "/delay/5000"));
                // An increment of nothing is an error of the stream (RFC 9113, 6.9).
                client.send(WINDOW_UPDATE, 0, 2 * i + 1, new byte[] {0, 0, 0, 0});
            }

            // Netty closes without waiting until it has said why.
            assertThat(client.readToGoAway()).isIn(ENHANCE_YOUR_CALM, -1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {SETTINGS, PING})
    void endsAConnectionThatDoesNotReadWhatItMakesTheServerSay(int type) {
        try (RawHttp2 client = connect()) {
            byte[] frame = RawHttp2.frame(type, 0, 0, type == PING ? new byte[8] : NOTHING);

            boolean all = client.sendRepeatedly(20 * MANY, frame);

            assertThat(all).as("all were taken").isFalse();
        }
    }

    @Test
    void endsAConnectionThatLetsAnswersWait() {
        try (RawHttp2 client = connect()) {
            for (int i = 0; i < 200; i++) {
                client.send(HEADERS, END_HEADERS | END_STREAM, 2 * i + 1, RawHttp2.head("GET", "/static/vendor.js"));
            }

            assertThat(client.readToGoAway()).isEqualTo(-1);
        }
    }

    @Test
    void answersAnUpgradeToHttp2ByIgnoringIt() {
        try (RawConnection connection = server().connect()) {
            RawResponse response = connection.exchange(Wire.request(
                    "GET",
                    "/pipeline",
                    "Connection: Upgrade, HTTP2-Settings",
                    "Upgrade: h2c",
                    "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA"));

            assertThat(response.status()).isEqualTo(200);
            assertThat(response.body()).isEqualTo("ok");
        }
    }

    @Test
    void keepsNothingOfABodyThatComesWithAnUpgradeToHttp2() {
        byte[] block = new byte[1024 * 1024];
        int blocks = 200;
        try (RawConnection connection = server().connect()) {
            connection.send(Wire.request(
                    "POST", "/baseline11?a=1&b=2", "Upgrade: h2c", "Content-Length: " + (long) blocks * block.length));

            assertThat(connection.read().status()).isEqualTo(413);
            for (int i = 0; i < blocks; i++) {
                connection.send(block);
            }
        } catch (UncheckedIOException _) {
            // The server has had enough of it.
        }
    }

    private static RunningServer server() {
        return running.orElseThrow();
    }

    private static void assertHealthy() {
        try (TestClient client = Way.H2C.to(server())) {
            assertThat(client.get("/pipeline").body()).isEqualTo("ok");
        }
    }

    private static RawHttp2 connect() {
        return RawHttp2.to(server().port(ListenerNames.H2C));
    }
}
