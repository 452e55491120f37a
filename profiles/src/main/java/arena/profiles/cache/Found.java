package arena.profiles.cache;

/**
 * A row that was there.
 *
 * @param isHit whether a cache had it, rather than the database
 */
public record Found<V>(V row, boolean isHit) {}
