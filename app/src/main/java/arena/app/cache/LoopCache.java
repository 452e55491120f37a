package arena.app.cache;

import arena.app.cache.Held.Coming;
import arena.app.cache.Held.Kept;
import arena.app.cache.SecondTier.Lookup;
import arena.profiles.cache.CacheAside;
import arena.profiles.cache.Found;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The tiers one after the other, for one event loop. Why nothing old comes back stands in the package's description.
 */
final class LoopCache<V> implements CacheAside<V> {

    private final SharedCache<V> first;
    private final Vertx loop;
    private final SecondTier second;

    LoopCache(SharedCache<V> first, Vertx loop, SecondTier second) {
        this.first = first;
        this.loop = loop;
        this.second = second;
    }

    @Override
    public @Nullable V held(int id) {
        return first.get(id) instanceof Kept<V> kept ? kept.row() : null;
    }

    @Override
    public Future<Optional<Found<V>>> find(int id, Supplier<Future<Optional<V>>> load) {
        Coming<V> mine = new Coming<>();
        Held<V> there = first.rows().putIfAbsent(id, mine);
        return switch (there) {
            case null -> {
                // Not before it stands in the first tier: what begins earlier could miss that the row is forgotten.
                fetch(id, mine, load);
                yield mine.on(loop.getOrCreateContext());
            }
            case Coming<V> other -> other.on(loop.getOrCreateContext());
            case Kept<V> kept -> Future.succeededFuture(Optional.of(new Found<>(kept.row(), true)));
        };
    }

    @Override
    public Future<Void> forget(int id) {
        // In this order: between the two a reader could carry the old row from the second tier into the first.
        return second.remove(first.key(id)).andThen(_ -> first.drop(id));
    }

    private void fetch(int id, Coming<V> mine, Supplier<Future<Optional<V>>> load) {
        second.look(first.key(id))
                .compose(lookup -> arrival(lookup, load))
                .onComplete(arrival -> land(id, mine, arrival), failure -> {
                    first.rows().remove(id, mine);
                    mine.fail(failure);
                });
    }

    private Future<Optional<Arrival<V>>> arrival(Lookup lookup, Supplier<Future<Optional<V>>> load) {
        Optional<Kept<V>> shared = lookup instanceof Lookup.Row row ? first.decode(row) : Optional.empty();
        if (shared.isPresent()) {
            return Future.succeededFuture(shared.map(kept -> new Arrival<>(kept, true, Optional.empty())));
        }
        Optional<Lookup.Lease> lease = lookup instanceof Lookup.Lease given ? Optional.of(given) : Optional.empty();
        return load.get()
                .map(loaded -> loaded.map(row -> new Arrival<>(new Kept<>(row, first.lifetime()), false, lease)));
    }

    private void land(int id, Coming<V> mine, Optional<Arrival<V>> arrival) {
        if (arrival.isEmpty()) {
            first.rows().remove(id, mine);
            mine.complete(Optional.empty());
            return;
        }
        Arrival<V> landed = arrival.get();
        Kept<V> kept = landed.kept();
        boolean isCurrent = first.rows().replace(id, mine, kept);
        mine.complete(Optional.of(new Found<>(kept.row(), landed.isHit())));
        if (isCurrent) {
            landed.lease()
                    .ifPresent(lease -> second.store(first.key(id), lease, first.encode(kept.row()), kept.lifetime()));
        }
    }

    /**
     * A row that has come.
     *
     * @param isHit whether the second tier had it
     * @param lease to put it into the second tier
     */
    private record Arrival<V>(Kept<V> kept, boolean isHit, Optional<Lookup.Lease> lease) {}
}
