package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.testing.RedisProcess;
import arena.app.testing.ServerProcess;
import arena.app.testing.SilentServer;
import arena.app.testing.WrittenPostgres;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Redis that dies, freezes, is flushed or comes back: every request is answered as if nothing were, and it is said
 * once.
 */
class RedisOutageTest {

    /**
     * What a request may take while Redis is frozen: a tenth of a second for Redis, and the rest for a busy machine.
     */
    private static final Duration SOON = Duration.ofMillis(2500);

    private static final int CLIENTS = 8;

    /** Far from those that other tests change. */
    private static final int FIRST_ITEM = 90_000;

    @Test
    void answersOnWhileRedisDiesAndComesBack() {
        try (RedisProcess redis = RedisProcess.start();
                ServerProcess server = server(redis.url());
                Clients clients = new Clients(server.port())) {
            awaitRedis(server);
            clients.awaitMore();

            redis.kill();
            await().until(() -> said(server).getLast().contains("Redis is away"));
            List<String> said = said(server);
            awaitSomeTriesInVain();
            clients.awaitMore();
            assertThat(said(server)).isEqualTo(said);

            redis.startAgain();
            await().until(() -> said(server).getLast().contains("Redis is back"));
            clients.awaitMore();
            await().until(() -> redis.command("DBSIZE").compareTo(":0") > 0);

            clients.assertNoErrors();
            assertThat(server.output()).doesNotContain("SEVERE", "\tat ");
        }
    }

    @Test
    void answersSoonWhileRedisIsFrozen() {
        try (RedisProcess redis = RedisProcess.start();
                ServerProcess server = server(redis.url());
                Clients clients = new Clients(server.port())) {
            awaitRedis(server);
            clients.awaitMore();

            clients.forgetSlowest();
            redis.freeze();
            await().until(() -> said(server).getLast().contains("Redis is away"));
            List<String> said = said(server);
            awaitSomeTriesInVain();
            clients.awaitMore();
            assertThat(said(server)).isEqualTo(said);
            assertThat(clients.slowest()).isLessThan(SOON);

            redis.thaw();
            await().until(() -> said(server).getLast().contains("Redis is back"));
            clients.awaitMore();

            clients.assertNoErrors();
            assertThat(server.output()).doesNotContain("SEVERE", "\tat ");
        }
    }

    @Test
    void answersOnWhileRedisIsFlushed() {
        try (RedisProcess redis = RedisProcess.start();
                ServerProcess server = server(redis.url());
                Clients clients = new Clients(server.port())) {
            awaitRedis(server);

            for (int i = 0; i < 20; i++) {
                redis.command("FLUSHALL");
                clients.awaitMore();
            }

            clients.assertNoErrors();
        }
    }

    @Test
    void startsAndAnswersWhereRedisNeverWas() {
        try (SilentServer silent = new SilentServer();
                ServerProcess server = server("redis://127.0.0.1:" + silent.port());
                Clients clients = new Clients(server.port())) {
            clients.awaitMore();
            await().until(() -> server.output().contains("Redis is away"));
            clients.awaitMore();

            clients.assertNoErrors();
            awaitSomeTriesInVain();
            assertThat(said(server)).hasSize(1);
            server.terminate();
            assertThat(server.exitStatus()).isZero();
        }
    }

    @Test
    void saysWhyRedisRefusesButNotThePassword() {
        try (RedisProcess redis = RedisProcess.start("--requirepass", "right");
                ServerProcess welcome = server(redis.url().replace("//", "//:right@"));
                ServerProcess refused = server(redis.url().replace("//", "//:wrong@"))) {
            awaitRedis(welcome);
            await().until(() -> refused.output().contains("Redis is away"));

            assertThat(said(refused).getFirst()).contains("WRONGPASS");
            assertThat(refused.output()).doesNotContain("wrong", "right", "SEVERE");
        }
    }

    @Test
    void saysNothingOfRedisWhenItIsToldToStop() {
        try (RedisProcess redis = RedisProcess.start();
                ServerProcess server = server(redis.url())) {
            awaitRedis(server);
            await().until(() -> server.output().contains("started in"));
            List<String> said = said(server);

            server.terminate();

            assertThat(server.exitStatus()).isZero();
            assertThat(said(server)).isEqualTo(said);
            assertThat(server.output()).endsWith("stopped").doesNotContain("SEVERE");
        }
    }

    @Test
    void answersServiceUnavailableAtOnceWithoutADatabase() {
        try (RunningServer server = ServerSetup.of(Flavour.ENGINE).start()) {
            for (String request : List.of(
                    Wire.get("/api/items/1"),
                    Wire.post("/api/items/1", "{\"name\":\"a\",\"price\":1,\"quantity\":2}"),
                    Wire.request("GET", "/api/me", "X-User-Id: 42"))) {
                long begin = System.nanoTime();
                Refused.assertPlainly(server.exchange(request), 503, "the database is not available");
                assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(SOON);
            }
        }
    }

    /** Where the machine is so busy that the first try comes to nothing, it is there with a later one. */
    private static void awaitRedis(ServerProcess server) {
        await().until(
                        () -> said(server),
                        said -> !said.isEmpty() && said.getLast().matches(".*Redis is (there|back)"));
    }

    /** What the server has said of Redis so far. */
    private static List<String> said(ServerProcess server) {
        return server.output()
                .lines()
                .filter(line -> line.contains("Redis is "))
                .toList();
    }

    /** It is tried once a second, or in the case of silence every fourth. */
    private static void awaitSomeTriesInVain() {
        long begin = System.nanoTime();
        await().until(() -> System.nanoTime() - begin > 5_000_000_000L);
    }

    private static ServerProcess server(String redis) {
        return ServerProcess.start(ServerSetup.of(Flavour.ENGINE)
                .with("DATABASE_URL", WrittenPostgres.url())
                .with("DATABASE_MAX_CONN", "4")
                .with("REDIS_URL", redis)
                .variables());
    }

    /** Each reads, and changes, an item of its own on and on, and finds what it wrote. */
    private static final class Clients implements AutoCloseable {

        private static final AtomicInteger NEXT_ITEM = new AtomicInteger(FIRST_ITEM);

        private final AtomicBoolean isDone = new AtomicBoolean();
        private final AtomicInteger answers = new AtomicInteger();
        private final AtomicLong slowestNanos = new AtomicLong();
        private final Map<String, Integer> errors = new ConcurrentHashMap<>();
        private final List<CompletableFuture<Void>> running;

        Clients(int port) {
            running = IntStream.range(0, CLIENTS)
                    .mapToObj(_ -> CompletableFuture.runAsync(() -> ask(port), Fragments.threads()))
                    .toList();
        }

        /** Waits for so many more answers that each client has had some. */
        void awaitMore() {
            int enough = answers.get() + 50 * CLIENTS;
            await().until(() -> answers.get() >= enough || !errors.isEmpty());
        }

        void assertNoErrors() {
            isDone.set(true);
            assertThat(running).allSatisfy(CompletableFuture::join);
            assertThat(errors).isEmpty();
        }

        void forgetSlowest() {
            slowestNanos.set(0);
        }

        Duration slowest() {
            return Duration.ofNanos(slowestNanos.get());
        }

        @Override
        public void close() {
            isDone.set(true);
        }

        private void ask(int port) {
            String target = "/api/items/" + NEXT_ITEM.getAndIncrement();
            try (RawConnection connection = RawConnection.to(port)) {
                for (int price = 0; !isDone.get(); price++) {
                    String update = "{\"name\":\"a\",\"price\":" + price + ",\"quantity\":2}";
                    expect(204, "", exchange(connection, Wire.post(target, update)));
                    for (int i = 0; i < 4; i++) {
                        expect(200, "\"price\":" + price + ",", exchange(connection, Wire.get(target)));
                    }
                    expect(200, "\"id\":42,", exchange(connection, Wire.request("GET", "/api/me", "X-User-Id: 42")));
                }
            } catch (RuntimeException failure) {
                errors.merge(target + ": " + failure, 1, Integer::sum);
            }
        }

        private RawResponse exchange(RawConnection connection, String request) {
            long begin = System.nanoTime();
            RawResponse response = connection.exchange(request);
            slowestNanos.accumulateAndGet(System.nanoTime() - begin, Math::max);
            answers.incrementAndGet();
            return response;
        }

        private void expect(int status, String body, RawResponse response) {
            if (response.status() != status || !response.body().contains(body)) {
                errors.merge(
                        response.status() + " " + response.body() + " (expected: " + status + " " + body + ")",
                        1,
                        Integer::sum);
            }
        }
    }
}
