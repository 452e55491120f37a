package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.loop.TransportChoice;
import arena.app.testing.Memory;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What passes through the echo does not stay in memory, however much it is and however slowly it is taken. */
@Isolated("other tests would use memory at the same time")
class EchoMemoryTest {

    private static final long MEGABYTE = 1024 * 1024;
    private static final long GROWTH_LIMIT = 64 * MEGABYTE;

    private static final long STREAMED = 512 * MEGABYTE;
    private static final long OFFERED = 128 * MEGABYTE;

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void streamsWithoutKeeping(TransportChoice transport) {
        try (RunningServer server = start(transport);
                RawConnection connection = server.connect()) {
            Memory before = Memory.now();
            AtomicLong sent = new AtomicLong();
            CompletableFuture<Void> sending = offer(connection, STREAMED, sent);

            long half = take(connection, STREAMED / 2);
            Memory between = Memory.now();
            long all = half + take(connection, STREAMED - half);

            assertThat(sending).succeedsWithin(Duration.ofSeconds(30));
            assertThat(all).isGreaterThanOrEqualTo(STREAMED);
            assertThat(between.growthSince(before)).isLessThan(GROWTH_LIMIT);
            assertThat(Memory.now().growthSince(before)).isLessThan(GROWTH_LIMIT);
        }
    }

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void stopsReadingWhereTheClientDoesNot(TransportChoice transport) {
        try (RunningServer server = start(transport);
                RawConnection connection = RawConnection.to(server.port(), 64 * 1024)) {
            Memory before = Memory.now();
            AtomicLong sent = new AtomicLong();
            CompletableFuture<Void> sending = offer(connection, OFFERED, sent);

            long stalledAt = Memory.stall(sent);
            Memory stalled = Memory.now();
            long taken = take(connection, OFFERED);

            assertThat(stalledAt).isLessThan(GROWTH_LIMIT + Memory.kernelBuffers());
            assertThat(stalled.growthSince(before)).isLessThan(GROWTH_LIMIT);
            // It was stalled, not stuck.
            assertThat(sending).succeedsWithin(Duration.ofSeconds(30));
            assertThat(taken).isGreaterThanOrEqualTo(OFFERED);
        }
    }

    private static RunningServer start(TransportChoice transport) {
        return ServerSetup.of(Flavour.ENGINE).on(transport).start();
    }

    /** Sends a body of so many bytes in the background, and counts. */
    private static CompletableFuture<Void> offer(RawConnection connection, long bytes, AtomicLong sent) {
        byte[] block = new byte[(int) MEGABYTE];
        connection.send(Wire.request("POST", "/echo", "Content-Length: " + bytes));
        return CompletableFuture.runAsync(
                () -> {
                    while (sent.get() < bytes) {
                        connection.send(block);
                        sent.addAndGet(block.length);
                    }
                },
                Fragments.threads());
    }

    /** Reads at least so many bytes, the head of the response among them. */
    private static long take(RawConnection connection, long bytes) {
        byte[] block = new byte[(int) MEGABYTE];
        long taken = 0;
        while (taken < bytes) {
            int some = connection.readSome(block);
            if (some < 0) {
                return taken;
            }
            taken += some;
        }
        return taken;
    }
}
