package arena.load.record;

import java.util.Optional;

/**
 * What is inside a boundary costs, for each request.
 *
 * @param boundary its name for programs
 * @param title what is inside
 * @param nanos of CPU time of the process
 * @param error half of the 99.9 % confidence interval of {@code nanos}, if it was measured more than once
 * @param bytes allocated in the heap
 */
public record BoundaryCost(
        String boundary, String title, double nanos, Optional<Double> error, Optional<Double> bytes) {

    /** The whole server, with sockets. */
    public static final String SERVER = "server";
}
