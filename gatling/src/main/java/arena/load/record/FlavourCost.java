package arena.load.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What it costs one flavour.
 *
 * @param run of the whole server
 * @param profile of its measured phase
 * @param boundaries from the innermost outwards, the whole server last; one that was not measured is missing
 * @param notes what was not measured, and why
 * @param failures which measurement beside the run failed, and why
 */
public record FlavourCost(
        TargetFacts target,
        Run run,
        Optional<ProfileFacts> profile,
        List<BoundaryCost> boundaries,
        List<String> notes,
        List<String> failures) {

    public FlavourCost {
        boundaries = List.copyOf(boundaries);
        notes = List.copyOf(notes);
        failures = List.copyOf(failures);
    }

    /** This, and what is inside. */
    public FlavourCost around(List<BoundaryCost> inner, List<String> missing, List<String> failed) {
        return new FlavourCost(
                target,
                run,
                profile,
                Stream.concat(inner.stream(), boundaries.stream()).toList(),
                Stream.concat(missing.stream(), notes.stream()).toList(),
                Stream.concat(failures.stream(), failed.stream()).toList());
    }

    /** Whether the run counts, and nothing else failed. */
    @JsonIgnore
    public boolean isGood() {
        return run.isGood() && failures.isEmpty();
    }
}
