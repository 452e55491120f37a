package arena.app.cache;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.cache.Instance.Row;
import arena.app.testing.RedisProcess;
import arena.profiles.cache.Found;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/**
 * Readers on every loop, some of whose rows come late, against changes: what was read before a change is never there
 * after it. Rows outlive the test, so an old one that came back stays, and the rounds that follow find it.
 */
class ChangeRaceTest {

    private static final int ROWS = 3;
    private static final int READERS_PER_LOOP = 4;

    private final SlowTable table = new SlowTable(ROWS);
    private final int[] versions = new int[ROWS];
    private final SplittableRandom random = new SplittableRandom(42);

    @Test
    void nothingOldInMemory() {
        try (Instance instance = Instance.withoutRedis()) {
            instance.keepReading(table, READERS_PER_LOOP);

            for (int round = 0; round < 2_000; round++) {
                change(instance, random.nextInt(ROWS));
                assertNothingOld(instance);
            }
        }
    }

    @Test
    void nothingOldInMemoryNorInRedisOfTwoProcesses() {
        try (RedisProcess redis = RedisProcess.start();
                Instance one = Instance.with(redis.url());
                Instance another = Instance.with(redis.url())) {
            Awaitility.await().until(() -> one.seesRedis() && another.seesRedis());
            one.keepReading(table, READERS_PER_LOOP);
            another.keepReading(table, READERS_PER_LOOP);

            for (int round = 0; round < 1_200; round++) {
                int id = random.nextInt(ROWS);
                boolean swap = random.nextBoolean();
                change(swap ? another : one, id);
                assertNothingOld(swap ? another : one);
                // The news is on its way. Once it is there, nothing old may come after it.
                Awaitility.await()
                        .pollInSameThread()
                        .pollDelay(Duration.ZERO)
                        .pollInterval(Duration.ofMillis(1))
                        .until(() -> oldest(swap ? one : another)[id] >= versions[id]);
                assertNothingOld(swap ? one : another);
            }
            assertThat(one.seesRedis() && another.seesRedis()).isTrue();
        }
    }

    @Test
    void nothingOldInAProcessWhateverBecomesOfRedis() {
        try (RedisProcess redis = RedisProcess.start();
                Instance one = Instance.with(redis.url());
                Instance another = Instance.with(redis.url())) {
            one.keepReading(table, READERS_PER_LOOP);
            another.keepReading(table, READERS_PER_LOOP);

            for (int round = 0; round < 600; round++) {
                if (round % 100 == 0) {
                    Awaitility.await().until(() -> one.seesRedis() && another.seesRedis());
                }
                if (round % 100 == 50) {
                    harm(redis, round / 100 % 3);
                }
                change(one, random.nextInt(ROWS));
                assertNothingOld(one);
            }
        }
    }

    private static void harm(RedisProcess redis, int kind) {
        switch (kind) {
            case 0 -> redis.command("CLIENT", "KILL", "TYPE", "normal");
            case 1 -> redis.command("FLUSHALL");
            default -> redis.command("CLIENT", "PAUSE", "50");
        }
    }

    /** Changes a row some times, so that the last change finds readers on their way who began after the one before. */
    private void change(Instance instance, int id) {
        for (int times = random.nextInt(1, 4); times > 0; times--) {
            changeOnce(instance, id);
        }
    }

    /** Changes a row as a handler does, on any loop. */
    private void changeOnce(Instance instance, int id) {
        Vertx loop = instance.loops().get(random.nextInt(instance.loops().size()));
        versions[id] = Instance.await(loop, () -> {
            int version = table.change(id);
            return instance.on(loop).forget(id).map(version);
        });
    }

    private void assertNothingOld(Instance instance) {
        assertThat(oldest(instance)).containsExactly(versions);
    }

    /** Of each row the oldest version that any loop gets. */
    private int[] oldest(Instance instance) {
        List<int[]> seen = instance.loops().stream()
                .map(loop -> Instance.await(loop, () -> read(instance, loop)))
                .toList();
        return IntStream.range(0, ROWS)
                .map(id -> seen.stream().mapToInt(row -> row[id]).min().orElseThrow())
                .toArray();
    }

    private Future<int[]> read(Instance instance, Vertx loop) {
        List<Future<Optional<Found<Row>>>> rows = IntStream.range(0, ROWS)
                .mapToObj(id -> instance.read(loop, id, () -> table.read(loop, id)))
                .toList();
        return Future.all(rows)
                .map(_ -> rows.stream()
                        .mapToInt(row -> row.result().orElseThrow().row().version())
                        .toArray());
    }
}
