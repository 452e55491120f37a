package arena.profiles.staticfiles;

/**
 * What the cache of bodies has done since the start, and what it holds. All zero where there is none.
 *
 * @param hits bodies that were in memory
 * @param misses bodies that had to be read
 * @param evictions bodies that were dropped to make room
 * @param bodies number of bodies held
 * @param bytesHeld what they weigh, bookkeeping included
 * @param bytesLimit what they may weigh together
 * @param bytesRead what was read from files for it
 */
public record Stats(
        long hits, long misses, long evictions, long bodies, long bytesHeld, long bytesLimit, long bytesRead) {

    static final Stats NONE = new Stats(0, 0, 0, 0, 0, 0, 0);
}
