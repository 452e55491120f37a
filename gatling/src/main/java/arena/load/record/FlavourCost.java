package arena.load.record;

import java.util.List;
import java.util.Optional;

/**
 * What it costs one flavour.
 *
 * @param run of the whole server
 * @param profile of its measured phase
 * @param boundaries from the innermost outwards, the whole server last; one that was not measured is missing
 * @param notes what was not measured, and why
 */
public record FlavourCost(
        TargetFacts target,
        Run run,
        Optional<ProfileFacts> profile,
        List<BoundaryCost> boundaries,
        List<String> notes) {

    public FlavourCost {
        boundaries = List.copyOf(boundaries);
        notes = List.copyOf(notes);
    }
}
