package arena.profiles.json;

/** How an item was rated. */
public record Rating(long score, long count) {}
