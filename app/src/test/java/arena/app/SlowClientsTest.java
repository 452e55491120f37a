package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.loop.TransportChoice;
import arena.app.testing.SampleCertificate;
import arena.app.testing.SampleFolder;
import arena.app.testing.TestClient;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import io.vertx.core.Future;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that take their time are waited for, but not without end. */
class SlowClientsTest {

    private static final Duration HEAD = Duration.ofSeconds(1);
    private static final Duration IDLE = Duration.ofSeconds(5);

    private static final RunningServer SERVER = patient().start();

    private static ServerSetup patient() {
        return ServerSetup.of(Flavour.ENGINE)
                .serving(SampleFolder.path())
                .with("ARENA_CERTS", SampleCertificate.folder().toString())
                .with("ARENA_TIMEOUT_HEAD", Long.toString(HEAD.toSeconds()))
                .with("ARENA_TIMEOUT_IDLE", Long.toString(IDLE.toSeconds()));
    }

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "GET /pipeline HTTP/1.1\r\nHost: localhost\r\n\r\n"})
    void endsAConnectionWhoseHeadComesByteByByte(String before) {
        try (RawConnection connection = SERVER.connect()) {
            if (!before.isEmpty()) {
                connection.exchange(before);
            }

            Duration held = dribble(connection, Wire.get("/pipeline"));

            assertThat(held).isBetween(HEAD.minusMillis(200), IDLE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {ListenerNames.HTTPS, ListenerNames.H2})
    void endsAConnectionWhoseHandshakeDoesNotGoOn(String listener) {
        try (RawConnection connection = RawConnection.to(SERVER.port(listener))) {
            // The beginning of a ClientHello.
            Duration held = dribble(connection, "\u0016\u0003\u0001\u0002\u0000" + "\u0001".repeat(100));

            assertThat(held).isBetween(HEAD.minusMillis(200), IDLE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {ListenerNames.HTTP, ListenerNames.H2C})
    void endsAConnectionWhosePrefaceDoesNotGoOn(String listener) {
        try (RawConnection connection = RawConnection.to(SERVER.port(listener))) {
            Duration held = dribble(connection, "PRI * HTTP/2.0\r\n\r\n");

            assertThat(held).isBetween(HEAD.minusMillis(200), IDLE);
        }
    }

    @Test
    void endsAConnectionThatIsIdle() {
        try (RawConnection fresh = SERVER.connect();
                RawConnection used = SERVER.connect()) {
            used.exchange(Wire.get("/pipeline"));
            long begin = System.nanoTime();

            assertThat(used.isClosedByServer()).isTrue();
            assertThat(fresh.isClosedByServer()).isTrue();

            assertThat(Duration.ofNanos(System.nanoTime() - begin))
                    .isBetween(IDLE.minusMillis(500), IDLE.plusSeconds(3));
        }
    }

    @Test
    void endsAConnectionWhoseBodyComesByteByByte() {
        try (RawConnection connection = SERVER.connect()) {
            connection.send("POST /baseline11?a=1&b=2 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60\r\n\r\n");

            Duration held = dribble(connection, "1".repeat(59));

            assertThat(held).isBetween(IDLE.minusMillis(500), IDLE.plusSeconds(3));
        }
    }

    @Test
    void endsAConnectionWhoseClientReadsNothing() {
        try (RawConnection connection = RawConnection.to(SERVER.port(), 4 * 1024)) {
            for (int i = 0; i < 50; i++) {
                connection.send(Wire.get("/static/vendor.js"));
            }

            await().atMost(IDLE.plusSeconds(5))
                    .untilAsserted(
                            () -> assertThat(SERVER.server().connections()).isZero());
        }
    }

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void waitsWithTheClientForAnAnswer(TransportChoice transport) {
        try (RunningServer server = patient().on(transport).start();
                RawConnection alone = server.connect();
                RawConnection pipelined = server.connect();
                TestClient http2 = Way.H2C.to(server);
                TestClient http3 = Way.H3.to(server)) {
            alone.send(Wire.get("/delay/2500"));
            // The second is handed over by the answer to the first, and while it waits a third begins.
            pipelined.send(Wire.get("/delay/100") + Wire.get("/delay/2500"));
            assertThat(pipelined.read().body()).isEqualTo("100");
            pipelined.send("GET /pip");
            Future<?> overHttp2 = http2.begin("/delay/2500")
                    .map(response -> assertThat(response.body()).isEqualTo("2500"));
            Future<?> overHttp3 = http3.begin("/delay/2500")
                    .map(response -> assertThat(response.body()).isEqualTo("2500"));

            assertThat(alone.read().body()).isEqualTo("2500");
            assertThat(pipelined.read().body()).isEqualTo("2500");
            TestClient.await(Future.join(overHttp2, overHttp3));
            assertThat(alone.exchange(Wire.get("/pipeline")).body()).isEqualTo("ok");
        }
    }

    @Test
    void servesOthersWhileManyAreSlow() {
        List<RawConnection> slow = new ArrayList<>();
        try {
            for (int i = 0; i < 500; i++) {
                RawConnection connection = SERVER.connect();
                connection.send("GET /pipeline HTTP/1.1\r\nHo");
                slow.add(connection);
            }
            List<CompletableFuture<String>> healthy = IntStream.range(0, 20)
                    .mapToObj(_ -> CompletableFuture.supplyAsync(
                            () -> SERVER.exchange(Wire.get("/pipeline")).body()))
                    .toList();

            assertThat(healthy).extracting(CompletableFuture::join).containsOnly("ok");
            await().atMost(IDLE.plusSeconds(5))
                    .untilAsserted(
                            () -> assertThat(SERVER.server().connections()).isZero());
            assertThat(slow)
                    .allSatisfy(connection ->
                            assertThat(connection.isClosedByServer()).isTrue());
        } finally {
            slow.forEach(RawConnection::close);
        }
    }

    /** Sends one byte after the other until the server has had enough; how long that took. */
    private static Duration dribble(RawConnection connection, String text) {
        long begin = System.nanoTime();
        List<String> bytes = text.chars().mapToObj(Character::toString).toList();
        CompletableFuture<Void> sending = Fragments.send(connection, bytes, Duration.ofMillis(200));
        assertThat(connection.isClosedByServer()).isTrue();
        Duration held = Duration.ofNanos(System.nanoTime() - begin);
        sending.cancel(true);
        return held;
    }
}
