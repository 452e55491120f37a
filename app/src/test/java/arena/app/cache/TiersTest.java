package arena.app.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.cache.Instance.Row;
import arena.app.testing.RedisProcess;
import arena.profiles.cache.Found;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What comes from where, with two processes and one Redis. */
class TiersTest {

    private static final RedisProcess REDIS = RedisProcess.start();

    private final SlowTable table = new SlowTable(200);
    private final Instance one = Instance.with(REDIS.url());
    private final Instance another = Instance.with(REDIS.url());

    @BeforeEach
    void begin() {
        REDIS.command("FLUSHALL");
        await().until(() -> one.seesRedis() && another.seesRedis());
    }

    @AfterEach
    void end() {
        one.close();
        another.close();
    }

    @AfterAll
    static void stopRedis() {
        REDIS.close();
    }

    @Test
    void looksInMemoryThenInRedisThenInTheDatabase() {
        assertThat(read(one, 0, 1)).isEqualTo(new Found<>(new Row(1, 0), false));
        assertThat(read(one, 0, 1)).isEqualTo(new Found<>(new Row(1, 0), true));
        assertThat(read(one, 1, 1).isHit()).isTrue();
        assertThat(one.on(one.loops().getFirst()).held(1)).isEqualTo(new Row(1, 0));

        assertThat(another.on(another.loops().getFirst()).held(1)).isNull();
        await().until(() -> REDIS.command("PTTL", "row:1").length() > ":2000".length());
        assertThat(read(another, 0, 1)).isEqualTo(new Found<>(new Row(1, 0), true));
        assertThat(another.on(another.loops().getFirst()).held(1)).isEqualTo(new Row(1, 0));

        assertThat(table.reads()).isEqualTo(1);
    }

    @Test
    void loadsOnceForAllWhoAskAtOnceOnAnyLoop() {
        Promise<Optional<Row>> load = Promise.promise();
        AtomicInteger loads = new AtomicInteger();
        List<Future<Optional<Found<Row>>>> found = Stream.generate(() -> one.loops().stream())
                .limit(50)
                .flatMap(loops -> loops)
                .map(loop -> {
                    Promise<Optional<Found<Row>>> promise = Promise.promise();
                    loop.runOnContext(_ -> one.on(loop)
                            .find(1, () -> {
                                loads.incrementAndGet();
                                return load.future();
                            })
                            .onComplete(promise));
                    return promise.future();
                })
                .toList();
        await().until(() -> loads.get() > 0);

        load.complete(Optional.of(new Row(1, 5)));

        assertThat(found).allSatisfy(each -> assertThat(each.await()).contains(new Found<>(new Row(1, 5), false)));
        assertThat(loads).hasValue(1);
    }

    @Test
    void answersEveryoneOnHisOwnLoop() {
        List<Boolean> atHome = IntStream.range(0, 20)
                .mapToObj(i -> one.loops().get(i % one.loops().size()))
                .map(loop -> {
                    Promise<Boolean> promise = Promise.promise();
                    loop.runOnContext(_ -> one.on(loop)
                            .find(1, () -> table.read(loop, 1))
                            .onComplete(_ -> promise.complete(loop.equals(Objects.requireNonNull(Vertx.currentContext())
                                    .owner()))));
                    return promise.future();
                })
                .toList()
                .stream()
                .map(future -> future.await())
                .toList();

        assertThat(atHome).containsOnly(true);
    }

    @Test
    void remembersNeitherFailureNorAbsence() {
        Vertx loop = one.loops().getFirst();

        assertThatThrownBy(() -> Instance.await(loop, () -> one.on(loop).find(1, () -> Future.failedFuture("away"))))
                .hasMessage("away");
        assertThatThrownBy(() -> Instance.await(
                        loop,
                        () -> one.on(loop).find(1, () -> {
                            throw new IllegalStateException("broken");
                        })))
                .hasMessage("broken");
        assertThat(Instance.await(loop, () -> one.on(loop).find(1, () -> Future.succeededFuture(Optional.empty()))))
                .isEmpty();

        assertThat(read(one, 0, 1)).isEqualTo(new Found<>(new Row(1, 0), false));
    }

    @Test
    void keepsARowOfRedisNoLongerThanRedisWould() {
        REDIS.command("SET", "row:1", "{\"id\":1,\"version\":9}", "PX", "60000");

        assertThat(read(one, 0, 1)).isEqualTo(new Found<>(new Row(1, 9), true));

        assertThat(one.held(1).lifetime()).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(60));
    }

    @Test
    void doesNotBelieveWhatElseIsInRedis() {
        REDIS.command("SET", "row:1", "{\"id\":1,\"version\":9}"); // without an end
        REDIS.command("SET", "row:2", "rubbish", "PX", "60000");
        REDIS.command("SET", "row:3", "{\"id\":3,\"of\":\"another version\"}", "PX", "60000");
        REDIS.command("SET", "row:4", "null", "PX", "60000");
        REDIS.command("SET", "row:5", "", "PX", "60000");
        REDIS.command("HSET", "row:6", "id", "6");

        for (int id = 1; id <= 6; id++) {
            assertThat(read(one, 0, id)).isEqualTo(new Found<>(new Row(id, 0), false));
        }
        assertThat(one.seesRedis()).isTrue();
    }

    @Test
    void tellsTheOtherProcess() {
        read(one, 0, 1);
        read(another, 0, 1);
        int version = table.change(1);

        Instance.await(
                one.loops().getFirst(), () -> one.on(one.loops().getFirst()).forget(1));

        await().until(() -> read(another, 0, 1).row().version() == version);
        assertThat(read(one, 0, 1).row().version()).isEqualTo(version);
    }

    @Test
    void doesNotCareForMessagesThatAreNone() {
        read(one, 0, 1);

        for (String message :
                List.of("", "x", "x y", "x row:", "x row:y", "x other:1", "x row:99999999999", ":", " ")) {
            REDIS.command("PUBLISH", "arena:forget", message);
        }
        REDIS.command("PUBLISH", "arena:forget", "somebody row:2");

        read(one, 0, 2);
        assertThat(one.seesRedis()).isTrue();
        assertThat(read(one, 0, 1).isHit()).isTrue();
    }

    @Test
    void emptiesMemoryWhenRedisComesBack() {
        read(one, 0, 1);

        REDIS.command("CLIENT", "KILL", "TYPE", "pubsub");

        await().until(() -> !one.seesRedis());
        assertThat(read(one, 0, 1).isHit()).isTrue();
        await().until(one::seesRedis);
        assertThat(one.on(one.loops().getFirst()).held(1)).isNull();
    }

    @Test
    void doesNotLookInRedisForARowWhoseChangeItCouldNotTell() {
        Vertx loop = one.loops().getFirst();
        read(one, 0, 1);
        await().until(() -> REDIS.command("STRLEN", "row:1").equals(":20"));
        REDIS.command("CLIENT", "KILL", "TYPE", "normal");
        await().until(() -> !one.seesRedis());

        int version = table.change(1);
        Instance.await(loop, () -> one.on(loop).forget(1));

        await().until(one::seesRedis);
        assertThat(REDIS.command("STRLEN", "row:1")).as("the old row in Redis").isEqualTo(":20");
        assertThat(read(one, 0, 1).row().version()).isEqualTo(version);
    }

    @Test
    void doesNotStoreARowThatIsOlderThanAFlush() {
        Vertx loop = one.loops().getFirst();
        Promise<Optional<Row>> load = Promise.promise();
        AtomicInteger loads = new AtomicInteger();
        Promise<Optional<Found<Row>>> found = Promise.promise();
        loop.runOnContext(_ -> one.on(loop)
                .find(1, () -> {
                    loads.incrementAndGet();
                    return load.future();
                })
                .onComplete(found));
        await().until(() -> loads.get() > 0);

        REDIS.command("FLUSHALL");
        load.complete(Optional.of(new Row(1, 0)));
        found.future().await();
        // Goes the same way after what might have been stored.
        read(one, 0, 2);

        assertThat(REDIS.command("EXISTS", "row:1")).isEqualTo(":0");
    }

    @Test
    void aReadOfMemoryAllocatesNothingButTheKey() {
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        read(one, 0, 150);
        var cache = one.on(one.loops().getFirst());
        for (int i = 0; i < 20_000; i++) {
            cache.held(150);
        }

        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 10_000; i++) {
            cache.held(150);
        }
        long perRead = (threads.getCurrentThreadAllocatedBytes() - before) / 10_000;

        // An Integer.
        assertThat(perRead).isLessThanOrEqualTo(16);
    }

    private Found<Row> read(Instance instance, int loop, int id) {
        Vertx at = instance.loops().get(loop);
        return Instance.await(at, () -> instance.read(at, id, () -> table.read(at, id)))
                .orElseThrow();
    }
}
