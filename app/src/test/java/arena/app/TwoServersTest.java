package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.testing.RedisProcess;
import arena.app.testing.WrittenPostgres;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Two servers over one PostgreSQL and one Redis, of different flavours, since each must understand what the other
 * stores.
 */
class TwoServersTest {

    /** Items that no other test changes. */
    private static final int ITEM = 80_000;

    private static final int FIRST_OF_MIX = 81_000;

    @Test
    void showAChangeAtOnceWhereItWasMadeAndSoonAtTheOther() {
        try (RedisProcess redis = RedisProcess.start();
                RunningServer one = server(Flavour.STANDARD, redis);
                RunningServer another = server(Flavour.ENGINE, redis);
                RawConnection toOne = one.connect();
                RawConnection toAnother = another.connect()) {
            awaitSharing(redis, toOne, toAnother);
            AtomicBoolean isDone = new AtomicBoolean();
            List<CompletableFuture<Void>> readers = Stream.of(one, another, one, another)
                    .map(server -> CompletableFuture.runAsync(() -> keepReading(server, isDone), Fragments.threads()))
                    .toList();
            long waitedNanos = 0;
            int rounds = 200;

            for (int price = 1; price <= rounds; price++) {
                boolean swap = price % 3 == 0;
                RawConnection here = swap ? toAnother : toOne;
                RawConnection there = swap ? toOne : toAnother;
                assertThat(here.exchange(update(ITEM, price)).status()).isEqualTo(204);
                assertThat(priceSeen(here)).isEqualTo(price);

                long begin = System.nanoTime();
                int expected = price;
                await().pollInSameThread()
                        .pollDelay(Duration.ZERO)
                        .pollInterval(Duration.ofMillis(1))
                        .until(() -> priceSeen(there) == expected);
                waitedNanos += System.nanoTime() - begin;
            }
            isDone.set(true);

            assertThat(readers).allSatisfy(CompletableFuture::join);
            // Without news it would be what is left of an item's second: half of it, on average.
            assertThat(Duration.ofNanos(waitedNanos / rounds)).isLessThan(Duration.ofMillis(100));
        }
    }

    @Test
    void answerTheMixOfTheArenaWithoutAnError() {
        try (RedisProcess redis = RedisProcess.start();
                RunningServer one = server(Flavour.ENGINE, redis);
                RunningServer another = server(Flavour.TUNED, redis)) {
            List<CompletableFuture<Void>> clients = IntStream.range(0, 24)
                    .mapToObj(client -> CompletableFuture.runAsync(
                            () -> {
                                RunningServer server = client % 2 == 0 ? one : another;
                                if (client < 16) {
                                    readMix(server);
                                } else {
                                    writeMix(server);
                                }
                            },
                            Fragments.threads()))
                    .toList();

            assertThat(clients).allSatisfy(CompletableFuture::join);
        }
    }

    private static void readMix(RunningServer server) {
        try (RawConnection connection = server.connect()) {
            for (int i = 0; i < 200; i++) {
                int id = FIRST_OF_MIX + i % 25;
                RawResponse item = connection.exchange(Wire.get("/api/items/" + id));
                assertThat(item.status()).isEqualTo(200);
                assertThat(item.body()).startsWith("{\"id\":" + id + ",");
                assertThat(connection
                                .exchange(Wire.request("GET", "/api/me", "X-User-Id: 42"))
                                .status())
                        .isEqualTo(200);
            }
        }
    }

    private static void writeMix(RunningServer server) {
        try (RawConnection connection = server.connect()) {
            for (int i = 0; i < 200; i++) {
                assertThat(connection
                                .exchange(update(FIRST_OF_MIX + i % 20, 250))
                                .status())
                        .isEqualTo(204);
            }
        }
    }

    private static void keepReading(RunningServer server, AtomicBoolean isDone) {
        try (RawConnection connection = server.connect()) {
            while (!isDone.get()) {
                priceSeen(connection);
            }
        }
    }

    /** Waits until each of them has put something into Redis, which it does only once it also listens there. */
    private static void awaitSharing(RedisProcess redis, RawConnection one, RawConnection another) {
        for (RawConnection reader : List.of(one, another)) {
            await().until(() -> {
                redis.command("FLUSHALL");
                reader.exchange(update(ITEM, 0));
                priceSeen(reader);
                return redis.command("EXISTS", "item:" + ITEM).equals(":1");
            });
        }
    }

    private static int priceSeen(RawConnection connection) {
        RawResponse response = connection.exchange(Wire.get("/api/items/" + ITEM));
        assertThat(response.status()).isEqualTo(200);
        String body = response.body();
        int begin = body.indexOf("\"price\":") + "\"price\":".length();
        return Integer.parseInt(body, begin, body.indexOf(',', begin), 10);
    }

    private static String update(int id, int price) {
        return Wire.post("/api/items/" + id, "{\"name\":\"bench-updated\",\"price\":" + price + ",\"quantity\":10}");
    }

    private static RunningServer server(Flavour flavour, RedisProcess redis) {
        return ServerSetup.of(flavour)
                .with("DATABASE_URL", WrittenPostgres.url())
                .with("DATABASE_MAX_CONN", "4")
                .with("REDIS_URL", redis.url())
                .start();
    }
}
