package arena.load.record;

/**
 * The server at a moment.
 *
 * @param seconds since the measured phase began; below 0 in the warm-up
 */
public record Sample(double seconds, double residentMiB, int threads, int descriptors) {}
