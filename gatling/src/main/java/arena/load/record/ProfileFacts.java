package arena.load.record;

import java.util.List;
import java.util.Optional;

/**
 * A profile of the measured phase.
 *
 * @param engine what took it, and what that cannot see
 * @param recording in JFR's format, relative to the record, like the pages
 * @param flameGraph of CPU time
 * @param allocationGraph of bytes in the heap, if anything was allocated
 * @param layers those with the most samples first
 */
public record ProfileFacts(
        String engine,
        long samples,
        String recording,
        String flameGraph,
        Optional<String> allocationGraph,
        List<LayerCost> layers) {

    public ProfileFacts {
        layers = List.copyOf(layers);
    }

    /**
     * A part of what serves a request.
     *
     * @param layer its name for programs
     * @param top the frames that most of its samples were laid to, the most first
     */
    public record LayerCost(String layer, String title, long samples, List<FrameCost> top) {

        public LayerCost {
            top = List.copyOf(top);
        }
    }

    /** A method or function. */
    public record FrameCost(String frame, long samples) {}

    /** Of 1. */
    public double share(long part) {
        return samples == 0 ? 0 : part / (double) samples;
    }
}
