package arena.load.harness;

import arena.load.record.Generator;
import arena.load.record.LoadRecord;
import arena.load.record.Machine;
import arena.load.record.Run;
import arena.load.record.TargetFacts;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Carries out a plan, one scenario after the other. A server goes on running from one to the next, unless they want different
 * things around it.
 *
 * @param box the load generators that the plan was made for
 * @param out folder for everything that the run leaves
 * @param children that are stopped with this
 * @param progress is told how it gets on
 */
public record Bench(ToolBox box, Path out, ChildProcesses children, Progress progress) {

    /**
     * Measures servers.
     *
     * @param sink gets what there is so far after each scenario, so that an interrupted run keeps it
     * @throws HarnessException if the run is interrupted, or a server cannot be had
     */
    public LoadRecord run(Plan plan, TargetSource source, Consumer<LoadRecord> sink) {
        Instant date = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        Machine machine = Facts.machine();
        Generator generator = Facts.generator(box);
        List<Run> runs = new ArrayList<>();
        Map<String, TargetFacts> targets = new LinkedHashMap<>();
        try (Current current = new Current(source, children)) {
            for (Scenario scenario : plan.scenarios()) {
                Target target = current.of(scenario.workload().stack());
                progress.runStarts(runs.size() + 1, plan.scenarios().size(), scenario, target.name());
                Run run = new ScenarioRunner(box, out, children, progress)
                        .run(scenario, target, 1, out.resolve(scenario.id()));
                runs.add(run);
                // Now that it has said all of itself: it answers before it does.
                targets.computeIfAbsent(target.name(), _ -> Facts.target(target));
                progress.runEnds(run);
                sink.accept(record(date, machine, generator, plan, targets, runs));
            }
        }
        return record(date, machine, generator, plan, targets, runs);
    }

    /** The server that runs now. */
    private static final class Current implements AutoCloseable {

        private final TargetSource source;
        private final ChildProcesses all;
        private @Nullable ChildProcesses own;
        private @Nullable Target target;
        private Optional<String> stack = Optional.empty();

        Current(TargetSource source, ChildProcesses all) {
            this.source = source;
            this.all = all;
        }

        Target of(Optional<String> wanted) {
            if (target != null && stack.equals(wanted)) {
                return target;
            }
            close();
            if (all.isStopped()) {
                throw new HarnessException("Interrupted.");
            }
            own = new ChildProcesses(() -> {});
            stack = wanted;
            target = source.open(wanted, own);
            target.addLongFile();
            return target;
        }

        @Override
        public void close() {
            if (own != null) {
                own.close();
                own = null;
                target = null;
            }
        }
    }

    private static LoadRecord record(
            Instant date,
            Machine machine,
            Generator generator,
            Plan plan,
            Map<String, TargetFacts> targets,
            List<Run> runs) {
        return new LoadRecord(
                LoadRecord.SCHEMA,
                date,
                machine,
                generator,
                List.copyOf(targets.values()),
                plan.scenarios().stream().map(Scenario::facts).toList(),
                runs);
    }
}
