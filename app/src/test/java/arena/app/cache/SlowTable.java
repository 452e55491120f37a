package arena.app.cache;

import arena.app.cache.Instance.Row;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Rows as a database has them, which says at once what it read, but brings it later, now sooner, now very late.
 * Thread-safe.
 */
final class SlowTable {

    private static final int MAX_TURNS = 30;

    private final AtomicIntegerArray versions;
    private final AtomicInteger reads = new AtomicInteger();

    SlowTable(int rows) {
        versions = new AtomicIntegerArray(rows);
    }

    int rows() {
        return versions.length();
    }

    /** The row as it is now, after some turns of the loop. */
    Future<Optional<Row>> read(Vertx loop, int id) {
        reads.incrementAndGet();
        Promise<Optional<Row>> brought = Promise.promise();
        bring(loop, ThreadLocalRandom.current().nextInt(MAX_TURNS), new Row(id, versions.get(id)), brought);
        return brought.future();
    }

    /** Makes the next version and returns it. */
    int change(int id) {
        return versions.incrementAndGet(id);
    }

    int reads() {
        return reads.get();
    }

    private static void bring(Vertx loop, int turns, Row row, Promise<Optional<Row>> brought) {
        if (turns == 0) {
            brought.complete(Optional.of(row));
        } else if (turns == MAX_TURNS - 1) {
            loop.setTimer(3, _ -> brought.complete(Optional.of(row)));
        } else {
            loop.runOnContext(_ -> bring(loop, turns - 1, row, brought));
        }
    }
}
