package arena.load.report;

import arena.load.record.LoadRecord;
import arena.load.record.Run;
import arena.load.record.ScenarioFacts;
import arena.load.record.TargetFacts;
import java.util.ArrayList;
import java.util.List;

/**
 * Two records as one: targets of the first are called A, those of the second B. They were not measured side by side, so that a
 * difference may be the machine's.
 */
public final class TwoRecords {

    private TwoRecords() {}

    /**
     * Circumstances are those of the first; a scenario that both have is taken from the first. What the runs left is where it
     * was, so both must be {@linkplain LoadRecord#seenFrom seen from} where this is going to stand.
     */
    public static LoadRecord together(LoadRecord first, LoadRecord second) {
        List<TargetFacts> targets = new ArrayList<>();
        first.targets().forEach(target -> targets.add(named("A " + target.name(), target)));
        second.targets().forEach(target -> targets.add(named("B " + target.name(), target)));
        List<ScenarioFacts> scenarios = new ArrayList<>(first.scenarios());
        second.scenarios().stream()
                .filter(scenario -> first.scenario(scenario.id()).isEmpty())
                .forEach(scenarios::add);
        List<Run> runs = new ArrayList<>();
        first.runs().forEach(run -> runs.add(run.onTarget("A " + run.target())));
        second.runs().forEach(run -> runs.add(run.onTarget("B " + run.target())));
        return new LoadRecord(
                LoadRecord.SCHEMA, first.date(), first.machine(), first.generator(), targets, scenarios, runs);
    }

    private static TargetFacts named(String name, TargetFacts target) {
        return new TargetFacts(
                name,
                target.kind(),
                target.flavour(),
                target.transport(),
                target.loops(),
                target.tls(),
                target.commit(),
                target.dirty(),
                target.jarSha256(),
                target.jdk(),
                target.jvmOptions());
    }
}
