package arena.load.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * All that one command has measured. Immutable.
 *
 * @param schema version of the format: it grows by one whenever a field changes its meaning or goes
 * @param date when the command began
 */
public record LoadRecord(
        int schema,
        Instant date,
        Machine machine,
        Generator generator,
        List<TargetFacts> targets,
        List<ScenarioFacts> scenarios,
        List<Run> runs) {

    public static final int SCHEMA = 1;

    public LoadRecord {
        targets = List.copyOf(targets);
        scenarios = List.copyOf(scenarios);
        runs = List.copyOf(runs);
    }

    /** Whether there is something, and every run of it counts. */
    @JsonIgnore
    public boolean isGood() {
        return !runs.isEmpty() && runs.stream().allMatch(Run::isGood);
    }

    /** Those of a target in a scenario, in the order in which they were made. */
    public List<Run> runs(String target, String scenario) {
        return runs.stream()
                .filter(run -> run.target().equals(target) && run.scenario().equals(scenario))
                .toList();
    }

    /**
     * The same for another place.
     *
     * @param path to the folder of this record from there
     */
    public LoadRecord seenFrom(Path path) {
        List<Run> moved = runs.stream().map(run -> run.seenFrom(path)).toList();
        return new LoadRecord(schema, date, machine, generator, targets, scenarios, moved);
    }

    public Optional<ScenarioFacts> scenario(String id) {
        return scenarios.stream().filter(scenario -> scenario.id().equals(id)).findFirst();
    }
}
