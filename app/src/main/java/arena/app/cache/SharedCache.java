package arena.app.cache;

import arena.profiles.cache.CacheAside;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.Json;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** Rows of one table, in the memory of the process for all its event loops. Thread-safe. */
public final class SharedCache<V> {

    /** Bounds the memory: 18 MB of items, at 281 bytes each (measured, SerialGC). The arena reads 10,000 of them. */
    static final int MAX_ROWS = 64 * 1024;

    private final String name;
    private final Class<V> type;
    private final Duration lifetime;
    private final Cache<Integer, Held<V>> rows;

    /**
     * An empty cache.
     *
     * @param name the first part of the keys in the second tier
     * @param type what Jackson can turn into JSON for the second tier, and back
     * @param lifetime how long after it was read from the database a row may be answered
     */
    public SharedCache(String name, Class<V> type, Duration lifetime) {
        this.name = name;
        this.type = type;
        this.lifetime = lifetime;
        this.rows = Caffeine.newBuilder()
                .maximumSize(MAX_ROWS)
                .expireAfter(Expiry.<Integer, Held<V>>writing((_, held) -> held.lifetime()))
                // The upkeep is short. Another thread would cost more than it does.
                .executor(Runnable::run)
                .build();
    }

    /** This cache as the endpoints of an event loop see it. */
    public CacheAside<V> on(Vertx loop, SecondTier second) {
        return new LoopCache<>(this, loop, second);
    }

    String name() {
        return name;
    }

    Duration lifetime() {
        return lifetime;
    }

    @Nullable Held<V> get(int id) {
        return rows.getIfPresent(id);
    }

    /** For changes of a single id, each in one step. */
    ConcurrentMap<Integer, Held<V>> rows() {
        return rows.asMap();
    }

    /** Removes the row, and what is on its way for it. */
    void drop(int id) {
        rows.invalidate(id);
    }

    void dropAll() {
        rows.invalidateAll();
    }

    String key(int id) {
        return name + ':' + id;
    }

    Buffer encode(V row) {
        return Json.encodeToBuffer(row);
    }

    /** The row that the second tier has, or empty if it can't be one of ours: anybody may write there. */
    Optional<Held.Kept<V>> decode(SecondTier.Lookup.Row found) {
        if (!found.left().isPositive() || found.left().compareTo(lifetime) > 0) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(Json.decodeValue(found.bytes(), type))
                    .map(row -> new Held.Kept<>(row, found.left()));
        } catch (DecodeException _) {
            return Optional.empty();
        }
    }
}
