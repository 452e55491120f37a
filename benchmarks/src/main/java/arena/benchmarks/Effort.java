package arena.benchmarks;

import java.time.Duration;

/**
 * How much is done for a figure.
 *
 * @param forks processes of its own that each benchmark gets; 0 for this one
 * @param iterations each of warm-up and measurement
 * @param iteration how long one takes
 */
record Effort(int forks, int iterations, Duration iteration) {}
