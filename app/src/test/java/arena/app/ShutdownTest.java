package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.loop.TransportChoice;
import arena.app.testing.SampleFolder;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Stopping loses no answer, and takes no longer than it has to. */
class ShutdownTest {

    private static final Duration PAUSE = Duration.ofMillis(300);
    private static final String DELAY = Wire.get("/delay/500");

    @ParameterizedTest
    @EnumSource(Flavour.class)
    void answersRequestsThatHaveBegun(Flavour flavour) {
        RunningServer server = ServerSetup.of(flavour).start();
        List<RawConnection> connections = connect(server, 50);
        connections.forEach(connection -> connection.send(Wire.get("/delay/0") + DELAY));
        // The first answer is the sign that the server has the second request too.
        connections.forEach(RawConnection::read);

        CompletableFuture<Void> stopped = stop(server);

        assertThat(connections).allSatisfy(connection -> {
            assertThat(connection.read().body()).isEqualTo("500");
            assertThat(connection.isClosedByServer()).isTrue();
        });
        assertThat(stopped).succeedsWithin(Duration.ofSeconds(5));
        connections.forEach(RawConnection::close);
    }

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void echoesBodyThatIsUnderWay(TransportChoice transport) {
        RunningServer server = ServerSetup.of(Flavour.ENGINE).on(transport).start();
        try (RawConnection connection = RawConnection.to(server.port(), 16 * 1024)) {
            String body = "x".repeat(1_000_000);
            String request = Wire.post("/echo", body);
            connection.send(request.substring(0, 100_000));
            CompletableFuture<Void> rest = Fragments.send(
                    connection, List.of(request.substring(100_000, 200_000), request.substring(200_000)), PAUSE);
            // The answer begins before the request ends.
            connection.peek();

            CompletableFuture<Void> stopped = stop(server);

            assertThat(connection.read().body()).hasSize(body.length());
            assertThat(connection.isClosedByServer()).isTrue();
            assertThat(rest).succeedsWithin(Duration.ofSeconds(5));
            assertThat(stopped).succeedsWithin(Duration.ofSeconds(5));
        }
    }

    @ParameterizedTest
    @EnumSource(Flavour.class)
    void deliversFileToClientThatIsSlow(Flavour flavour) {
        RunningServer server =
                ServerSetup.of(flavour).serving(SampleFolder.path()).start();
        try (RawConnection connection = RawConnection.to(server.port(), 16 * 1024)) {
            connection.send(Wire.get("/static/vendor.js"));
            connection.peek();

            CompletableFuture<Void> stopped = stop(server);

            assertThat(connection.read().body()).hasSize(307_200);
            assertThat(connection.isClosedByServer()).isTrue();
            assertThat(stopped).succeedsWithin(Duration.ofSeconds(5));
        }
    }

    @Test
    void closesIdleConnectionsAtOnceAndRefusesNewOnes() {
        RunningServer server = ServerSetup.of(Flavour.ENGINE).start();
        try (RawConnection fresh = server.connect();
                RawConnection used = server.connect();
                RawConnection busy = server.connect()) {
            used.exchange(Wire.get("/pipeline"));
            busy.send(Wire.get("/delay/0") + Wire.get("/delay/3000"));
            busy.read();

            CompletableFuture<Void> stopped = stop(server);

            assertThat(used.isClosedByServer()).isTrue();
            assertThat(fresh.isClosedByServer()).isTrue();
            await().untilAsserted(
                            () -> assertThatThrownBy(() -> server.connect().close())
                                    .isInstanceOf(UncheckedIOException.class)
                                    .hasMessageContaining("refused"));
            assertThat(stopped).as("there is a request under way").isNotDone();
            assertThat(busy.read().body()).isEqualTo("3000");
            assertThat(stopped).succeedsWithin(Duration.ofSeconds(5));
        }
    }

    @Test
    void cutsRequestThatTakesTooLong() {
        RunningServer server = ServerSetup.of(Flavour.ENGINE).start();
        try (RawConnection connection = server.connect()) {
            connection.send(Wire.get("/delay/0") + Wire.get("/delay/30000"));
            connection.read();
            long begin = System.nanoTime();

            CompletableFuture<Void> stopped = stop(server);

            assertThat(stopped).succeedsWithin(Duration.ofSeconds(20));
            assertThat(Duration.ofNanos(System.nanoTime() - begin))
                    .isBetween(Duration.ofSeconds(9), Duration.ofSeconds(15));
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    /** A connection that is shut down because its client wants no more has more time than a server that stops. */
    @Test
    void cutsNoAnswerOnlyBecauseItIsTheLast() {
        try (RunningServer server = ServerSetup.of(Flavour.ENGINE).start()) {
            RawResponse response = server.exchange(Wire.request("GET", "/delay/11000", "Connection: TE, close"));

            assertThat(response.body()).isEqualTo("11000");
        }
    }

    @Test
    void givesWholeAnswersOrNoneUnderLoad() {
        RunningServer server = ServerSetup.of(Flavour.ENGINE).start();
        AtomicInteger answers = new AtomicInteger();
        List<CompletableFuture<String>> clients = IntStream.range(0, 16)
                .mapToObj(_ -> CompletableFuture.supplyAsync(() -> hammer(server, answers), Fragments.threads()))
                .toList();
        await().until(() -> answers.get() > 1000);

        server.close();

        assertThat(clients).extracting(CompletableFuture::join).containsOnly("closed between two answers");
    }

    /** Sends requests until the connection is closed; how it ended. */
    private static String hammer(RunningServer server, AtomicInteger answers) {
        try (RawConnection connection = server.connect()) {
            while (true) {
                try {
                    connection.send(Wire.get("/baseline11?a=13&b=42"));
                    if (connection.peek() < 0) {
                        return "closed between two answers";
                    }
                } catch (UncheckedIOException _) {
                    return "closed between two answers";
                }
                RawResponse response = connection.read();
                if (response.status() != 200 || !response.body().equals("55")) {
                    return "answered " + response;
                }
                answers.incrementAndGet();
            }
        } catch (RuntimeException failure) {
            return failure.toString();
        }
    }

    private static List<RawConnection> connect(RunningServer server, int count) {
        List<RawConnection> connections = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            connections.add(server.connect());
        }
        return connections;
    }

    private static CompletableFuture<Void> stop(RunningServer server) {
        return CompletableFuture.runAsync(server::close, Fragments.threads());
    }
}
