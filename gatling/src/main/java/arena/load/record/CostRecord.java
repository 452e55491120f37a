package arena.load.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a request of one workload costs. Immutable.
 *
 * @param schema version of the format: it grows by one whenever a field changes its meaning or goes
 * @param date when the command began
 */
public record CostRecord(
        int schema,
        Instant date,
        Machine machine,
        Generator generator,
        ScenarioFacts scenario,
        List<FlavourCost> flavours) {

    public static final int SCHEMA = 1;

    public CostRecord {
        flavours = List.copyOf(flavours);
    }

    /** This, and another flavour. */
    public CostRecord with(FlavourCost flavour) {
        return new CostRecord(
                schema,
                date,
                machine,
                generator,
                scenario,
                Stream.concat(flavours.stream(), Stream.of(flavour)).toList());
    }

    /** Whether there is something, and all of it is good. */
    @JsonIgnore
    public boolean isGood() {
        return !flavours.isEmpty() && flavours.stream().allMatch(FlavourCost::isGood);
    }
}
