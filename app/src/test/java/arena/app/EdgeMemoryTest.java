package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.edge.EdgeSettings;
import arena.app.edge.Upstream;
import arena.app.loop.TransportChoice;
import arena.app.testing.FakeUpstream;
import arena.app.testing.Memory;
import arena.app.testing.TestClient;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What passes through the edge does not stay in it, however much it is and however slowly it is taken. */
@Isolated("other tests would use memory at the same time")
class EdgeMemoryTest {

    private static final long MEGABYTE = 1024 * 1024;
    private static final long BODY = 128 * MEGABYTE;
    private static final long GROWTH_LIMIT = 32 * MEGABYTE;

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void stopsAServerWhoseAnswerTheClientDoesNotRead(TransportChoice transport) {
        downloads(transport, FakeUpstream.Connection::awaitEnd);
    }

    /** On io_uring Netty closes such a connection with bytes of it unread, as the README of the edge says. */
    @ParameterizedTest
    @EnumSource(value = TransportChoice.class, mode = EnumSource.Mode.EXCLUDE, names = "IO_URING")
    void passesOnTheWholeAnswerOfAServerThatClosesAtOnce(TransportChoice transport) {
        downloads(transport, _ -> {});
    }

    private static void downloads(TransportChoice transport, FakeUpstream.Script afterwards) {
        AtomicLong sent = new AtomicLong();
        try (FakeUpstream server = new FakeUpstream(connection -> {
                    answerAtLength(connection, sent);
                    afterwards.run(connection);
                });
                RunningEdge edge = before(server, transport);
                RawConnection connection = RawConnection.to(edge.port(), 64 * 1024)) {
            Memory before = Memory.now();
            connection.send(Wire.get("/x"));

            long stalledAt = Memory.stall(sent);
            Memory stalled = Memory.now();
            long taken = take(connection);

            assertThat(stalledAt).isLessThan(GROWTH_LIMIT + Memory.kernelBuffers());
            assertThat(stalled.growthSince(before)).isLessThan(GROWTH_LIMIT);
            assertThat(taken).isGreaterThanOrEqualTo(BODY);
            assertThat(Memory.now().growthSince(before)).isLessThan(GROWTH_LIMIT);
        }
    }

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void stopsAClientWhoseRequestTheServerDoesNotRead(TransportChoice transport) {
        AtomicLong sent = new AtomicLong();
        CountDownLatch seen = new CountDownLatch(1);
        try (FakeUpstream server = new FakeUpstream(connection -> {
                    connection.readHead();
                    awaitQuietly(seen);
                    for (long rest = BODY; rest > 0; rest -= MEGABYTE) {
                        connection.readBytes((int) MEGABYTE);
                    }
                    connection.answer("ok");
                });
                RunningEdge edge = before(server, transport);
                RawConnection connection = edge.connect()) {
            Memory before = Memory.now();
            connection.send(Wire.request("POST", "/x", "Content-Length: " + BODY));
            CompletableFuture<Void> sending =
                    CompletableFuture.runAsync(() -> sendBody(connection, sent), Fragments.threads());

            long stalledAt = Memory.stall(sent);
            Memory stalled = Memory.now();
            seen.countDown();

            assertThat(stalledAt).isLessThan(GROWTH_LIMIT + Memory.kernelBuffers());
            assertThat(stalled.growthSince(before)).isLessThan(GROWTH_LIMIT);
            // It was stalled, not stuck.
            assertThat(connection.read().body()).isEqualTo("ok");
            assertThat(sending).succeedsWithin(Duration.ofSeconds(30));
            assertThat(Memory.now().growthSince(before)).isLessThan(GROWTH_LIMIT);
        }
    }

    @Test
    void stopsAServerWhoseAnswerAStreamDoesNotTake() {
        AtomicLong sent = new AtomicLong();
        try (FakeUpstream server = new FakeUpstream(connection -> answerAtLength(connection, sent));
                RunningEdge edge = before(server, TransportChoice.EPOLL);
                TestClient client = new TestClient(HttpVersion.HTTP_2, false, edge.port())) {
            Memory before = Memory.now();
            HttpClientResponse response = TestClient.await(client.start(HttpMethod.GET, "/x")
                    .compose(request -> request.send().onSuccess(HttpClientResponse::pause)));

            long stalledAt = Memory.stall(sent);
            Memory stalled = Memory.now();

            assertThat(stalledAt).isLessThan(GROWTH_LIMIT + Memory.kernelBuffers());
            assertThat(stalled.growthSince(before)).isLessThan(GROWTH_LIMIT);
            assertThat(response.statusCode()).isEqualTo(200);
        }
    }

    private static void answerAtLength(FakeUpstream.Connection connection, AtomicLong sent) throws IOException {
        connection.readHead();
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: " + BODY + "\r\n\r\n");
        String block = "x".repeat((int) MEGABYTE);
        while (sent.get() < BODY) {
            connection.send(block);
            sent.addAndGet(MEGABYTE);
        }
    }

    private static void sendBody(RawConnection connection, AtomicLong sent) {
        byte[] block = new byte[(int) MEGABYTE];
        while (sent.get() < BODY) {
            connection.send(block);
            sent.addAndGet(block.length);
        }
    }

    private static long take(RawConnection connection) {
        byte[] block = new byte[(int) MEGABYTE];
        long taken = 0;
        while (taken < BODY) {
            int some = connection.readSome(block);
            if (some < 0) {
                return taken;
            }
            taken += some;
        }
        return taken;
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static RunningEdge before(FakeUpstream server, TransportChoice transport) {
        Upstream upstream = RunningEdge.at(server.port());
        return RunningEdge.start(
                new EdgeSettings(upstream, upstream, RunningEdge.PATIENT, false), Optional.of(transport));
    }
}
