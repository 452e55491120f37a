package arena.profiles.cache;

import io.vertx.core.Future;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Rows of one table by their id, kept for a while beside the database. One per event loop, over tiers that every loop
 * of the process shares.
 *
 * <p>What is kept is data. What a client gets is made of it for each request.
 */
public interface CacheAside<V> {

    /**
     * The row, if it is at hand in this process: without a step off the event loop, and without a future. Else null.
     */
    @Nullable V held(int id);

    /**
     * The row by way of the other tiers, and in the end by {@code load}. Whoever asks while a row is on its way gets
     * what is on its way, so one load serves them all.
     *
     * @param load reads the row from the database; empty where there is none, which is not remembered
     * @return on the caller's context; fails as {@code load} does, never because of a tier
     */
    Future<Optional<Found<V>>> find(int id, Supplier<Future<Optional<V>>> load);

    /**
     * Forgets a row that has changed in the database: what is kept of it in any tier, and what is on its way and may be
     * older than the change.
     *
     * @return succeeds once no reader of this process can get what was there before; never fails
     */
    Future<Void> forget(int id);
}
