package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.testing.Memory;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.WsConnection;
import arena.profiles.wire.WsFrame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** How long a WebSocket lives, and what a client can make the server keep. */
@ParameterizedClass
@EnumSource(Flavour.class)
class WsConnectionTest {

    private static final int MEGABYTE = 1024 * 1024;

    /** What the server, and the kernel, may hold of one connection. Vert.x keeps two dozen frames. */
    private static final long STALL_LIMIT = 48L * MEGABYTE + Memory.kernelBuffers();

    private final Flavour flavour;

    WsConnectionTest(Flavour flavour) {
        this.flavour = flavour;
    }

    @Test
    void stopsReadingWhereTheClientDoesNot() {
        assertStallsAndGoesOn(WsFrame.binary("\u00aa".repeat(MEGABYTE)), 1);
    }

    @Test
    void stopsReadingPingsWhoseAnswersNobodyReads() {
        assertStallsAndGoesOn(WsFrame.ping("\u00aa".repeat(125)), 8000);
    }

    /** Offers more than may be held, in blocks of so many of these frames, and reads it only when no more can be sent. */
    private void assertStallsAndGoesOn(WsFrame frame, int frames) {
        byte[] block = repeat(frame.masked(0x01020304), frames);
        long blocks = 3 * STALL_LIMIT / 2 / block.length;
        try (RunningServer server = ServerSetup.of(flavour).start();
                WsConnection client = WsConnection.open(RawConnection.to(server.port(), 64 * 1024), "/ws")) {
            AtomicLong sent = new AtomicLong();
            CompletableFuture<Void> sending = CompletableFuture.runAsync(
                    () -> {
                        for (long i = 0; i < blocks; i++) {
                            client.raw().send(block);
                            sent.addAndGet(block.length);
                        }
                    },
                    Fragments.threads());

            assertThat(Memory.stall(sent)).isLessThan(STALL_LIMIT);
            assertThat(sending).isNotDone();

            for (long i = 0; i < blocks * frames; i++) {
                assertThat(client.read().payload().length())
                        .isEqualTo(frame.payload().length());
            }
            assertThat(sending).succeedsWithin(Duration.ofSeconds(30));
        }
    }

    @Test
    void saysThatItStops() {
        RunningServer server = ServerSetup.of(flavour).start();
        List<WsConnection> clients = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            clients.add(WsConnection.open(server.port()));
        }
        // One has just spoken, one is within a message, one within a frame.
        clients.get(0).send(WsFrame.text("x")).read();
        clients.get(1).send(WsFrame.text("x").unfinished()).read();
        clients.get(2).raw().send(WsFrame.text("Hello").masked(1), 0, 9);
        long begin = System.nanoTime();

        CompletableFuture<Void> stopped = CompletableFuture.runAsync(server::close, Fragments.threads());

        assertThat(clients).allSatisfy(client -> {
            WsFrame last = client.read();
            assertThat(last.opcode()).isEqualTo(WsFrame.CLOSE);
            assertThat(last.closeCode()).isEqualTo(1001);
        });
        // The rest of the frame that has begun has to come before another can.
        clients.get(2).raw().send(WsFrame.text("Hello").masked(1), 9, 2);
        clients.forEach(client -> client.send(WsFrame.close(1001, "")));
        assertThat(clients)
                .allSatisfy(
                        client -> assertThat(client.raw().isClosedByServer()).isTrue());
        assertThat(stopped).succeedsWithin(Duration.ofSeconds(5));
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(8));
        clients.forEach(WsConnection::close);
    }

    @Test
    void keepsNothingOfConnectionsThatHaveGone() {
        try (RunningServer server = ServerSetup.of(flavour).start()) {
            for (int i = 0; i < 100; i++) {
                try (WsConnection client = WsConnection.open(server.port())) {
                    client.send(WsFrame.text("x").unfinished());
                }
            }
            try (WsConnection client = WsConnection.open(server.port())) {
                assertThat(client.send(WsFrame.text("x")).read()).isEqualTo(WsFrame.text("x"));
            }

            await().untilAsserted(
                            () -> assertThat(server.server().connections()).isZero());
        }
    }

    @Test
    void closesAfterAMessageThatIsTooBigAlthoughTheClientDoesNot() {
        try (RunningServer server = ServerSetup.of(flavour).start();
                WsConnection client = WsConnection.open(server.port())) {
            client.raw().send(new byte[] {(byte) 0x82, (byte) 0xff, 0, 0, 0, 0, 0, 0x20, 0, 0, 1, 2, 3, 4});

            assertThat(client.read().closeCode()).isEqualTo(1009);
            assertThat(client.raw().waitingAtMost(Duration.ofSeconds(5)).isClosedByServer())
                    .isTrue();
        }
    }

    @Test
    void keepsOthersWaitingForNobody() {
        RunningServer server = SharedServers.of(flavour);
        try (WsConnection slow = WsConnection.open(server.port());
                WsConnection other = WsConnection.open(server.port())) {
            slow.raw().send(WsFrame.binary("x".repeat(100_000)).masked(1), 0, 50_000);

            assertThat(other.send(WsFrame.text("x")).read()).isEqualTo(WsFrame.text("x"));
        }
    }

    private static byte[] repeat(byte[] frame, int times) {
        byte[] all = new byte[frame.length * times];
        for (int i = 0; i < times; i++) {
            System.arraycopy(frame, 0, all, i * frame.length, frame.length);
        }
        return all;
    }
}
