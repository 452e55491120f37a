package arena.app.cache;

import arena.profiles.cache.CacheAside;
import arena.profiles.cache.Found;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.redis.client.RedisOptions;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The caches of one process, in this one: two event loops over a cache of rows, which Redis may stand behind. Rows live
 * so long that one which should not be there stays there.
 */
final class Instance implements AutoCloseable {

    private static final Duration LIFETIME = Duration.ofHours(1);

    /** So long that Redis is never away because the machine is busy. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final int LOOPS = 2;

    private final List<Vertx> loops =
            IntStream.range(0, LOOPS).mapToObj(_ -> Vertx.vertx()).toList();
    private final SharedCache<Row> shared = new SharedCache<>("row", Row.class, LIFETIME);
    private final Optional<RedisLink> link;
    private final Map<Vertx, CacheAside<Row>> caches = new HashMap<>();
    private volatile boolean isClosed;

    /** A row whose versions count up. */
    record Row(int id, int version) {}

    private Instance(Optional<String> redis) {
        link = redis.map(
                url -> RedisLink.open(new RedisOptions().setConnectionString(url), loops, List.of(shared), PATIENCE));
        for (Vertx loop : loops) {
            SecondTier second = link.map(it -> it.tier(loop)).orElse(SecondTier.NONE);
            caches.put(loop, shared.on(loop, second));
        }
    }

    static Instance withoutRedis() {
        return new Instance(Optional.empty());
    }

    static Instance with(String redis) {
        return new Instance(Optional.of(redis));
    }

    boolean seesRedis() {
        return link.filter(it -> it.session() != null).isPresent();
    }

    List<Vertx> loops() {
        return loops;
    }

    CacheAside<Row> on(Vertx loop) {
        return Objects.requireNonNull(caches.get(loop));
    }

    /** What memory has of this row. */
    Held<Row> held(int id) {
        return Objects.requireNonNull(shared.get(id));
    }

    /** As a handler would do it: from memory, else the long way. */
    Future<Optional<Found<Row>>> read(Vertx loop, int id, Supplier<Future<Optional<Row>>> load) {
        Row held = on(loop).held(id);
        return held == null ? on(loop).find(id, load) : Future.succeededFuture(Optional.of(new Found<>(held, true)));
    }

    /** Runs this on an event loop and waits for what comes of it. */
    static <T> T await(Vertx loop, Supplier<Future<T>> action) {
        Promise<T> promise = Promise.promise();
        loop.runOnContext(_ -> action.get().onComplete(promise));
        try {
            return promise.future().await(10, TimeUnit.SECONDS);
        } catch (TimeoutException never) {
            throw new IllegalStateException(never);
        }
    }

    /** Reads rows on and on, on every loop, until it is closed. */
    void keepReading(SlowTable table, int readersPerLoop) {
        loops.forEach(loop -> {
            for (int i = 0; i < readersPerLoop; i++) {
                loop.runOnContext(_ -> keepReading(loop, table));
            }
        });
    }

    private void keepReading(Vertx loop, SlowTable table) {
        if (!isClosed) {
            int id = ThreadLocalRandom.current().nextInt(table.rows());
            read(loop, id, () -> table.read(loop, id))
                    // Now and then a pause, for the sake of the machine.
                    .onComplete(_ -> {
                        if (ThreadLocalRandom.current().nextInt(4) == 0) {
                            loop.setTimer(1, _ -> keepReading(loop, table));
                        } else {
                            loop.runOnContext(_ -> keepReading(loop, table));
                        }
                    });
        }
    }

    @Override
    public void close() {
        isClosed = true;
        link.ifPresent(RedisLink::close);
        try {
            Future.join(loops.stream().map(Vertx::close).toList()).await(10, TimeUnit.SECONDS);
        } catch (TimeoutException never) {
            throw new IllegalStateException(never);
        }
    }
}
