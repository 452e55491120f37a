package arena.load.harness;

import arena.load.record.Generator;
import arena.load.record.LoadRecord;
import arena.load.record.Machine;
import arena.load.record.Run;
import arena.load.record.TargetFacts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Measures several servers side by side. Each run has a server process of its own. In each round every server has its turn, in
 * an order that goes round: what the machine does meanwhile, and what comes of going first, hits all of them alike.
 *
 * @param out folder for everything that it leaves
 * @param children that last as long as the whole; each run has others of its own
 */
public record Compare(ToolBox box, StackSetup setup, Path out, ChildProcesses children, Progress progress) {

    /**
     * Carries out a plan.
     *
     * @param repeats rounds for each scenario
     * @param sink gets what there is so far after each run, so that an interrupted comparison keeps it
     * @throws HarnessException if it is interrupted
     */
    public LoadRecord run(Plan plan, List<TargetSpec> specs, int repeats, Consumer<LoadRecord> sink) {
        Rounds rounds = new Rounds(plan, specs, repeats, sink);
        for (Scenario scenario : plan.scenarios()) {
            for (int repeat = 1; repeat <= repeats; repeat++) {
                List<TargetSpec> order = new ArrayList<>(specs);
                Collections.rotate(order, 1 - repeat);
                for (TargetSpec spec : order) {
                    rounds.run(scenario, spec, repeat);
                }
            }
        }
        return rounds.record();
    }

    /** What has been measured so far. */
    private final class Rounds {

        private final Plan plan;
        private final List<TargetSpec> specs;
        private final int total;
        private final Consumer<LoadRecord> sink;
        private final Instant date = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        private final Machine machine = Facts.machine();
        private final Generator generator = Facts.generator(box);
        private final TargetStarter starter = new TargetStarter(setup, new Revisions(setup.root(), children));
        private final Map<String, TargetFacts> targets = new LinkedHashMap<>();
        private final List<Run> runs = new ArrayList<>();

        Rounds(Plan plan, List<TargetSpec> specs, int repeats, Consumer<LoadRecord> sink) {
            this.plan = plan;
            this.specs = specs;
            this.total = plan.scenarios().size() * specs.size() * repeats;
            this.sink = sink;
        }

        void run(Scenario scenario, TargetSpec spec, int repeat) {
            progress.runStarts(runs.size() + 1, total, scenario, spec.name());
            Path folder = out.resolve(scenario.id()).resolve(spec.name().replaceAll("[^\\w.-]+", "-") + "-" + repeat);
            Run run = carriedOut(scenario, spec, repeat, folder);
            runs.add(run);
            progress.runEnds(run);
            sink.accept(record());
        }

        private Run carriedOut(Scenario scenario, TargetSpec spec, int repeat, Path folder) {
            try (ChildProcesses own = new ChildProcesses(() -> {})) {
                Files.createDirectories(folder);
                progress.serverStarts();
                Target target;
                try {
                    target = starter.start(spec, scenario, folder, own);
                } catch (HarnessException e) {
                    if (own.isStopped() || children.isStopped()) {
                        throw e;
                    }
                    return notStarted(scenario, spec, repeat, folder, String.valueOf(e.getMessage()));
                }
                Run run = new ScenarioRunner(box, out, own, progress).run(scenario, target, repeat, folder);
                targets.putIfAbsent(spec.name(), Facts.target(target));
                return run;
            } catch (IOException e) {
                throw new UncheckedIOException("cannot write below " + folder, e);
            }
        }

        private Run notStarted(Scenario scenario, TargetSpec spec, int repeat, Path folder, String why) {
            targets.putIfAbsent(spec.name(), Facts.unknown(spec.name()));
            return new Run(
                    spec.name(),
                    scenario.id(),
                    repeat,
                    Instant.now().truncatedTo(ChronoUnit.SECONDS),
                    Optional.of(why),
                    List.of(),
                    0,
                    0,
                    List.of(),
                    Map.of(),
                    Map.of(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(folder.resolve("server.log"))
                            .filter(Files::exists)
                            .map(log -> out.toAbsolutePath()
                                    .relativize(log.toAbsolutePath())
                                    .toString()));
        }

        /** Targets in the order of the command line, whichever was started first. */
        LoadRecord record() {
            return new LoadRecord(
                    LoadRecord.SCHEMA,
                    date,
                    machine,
                    generator,
                    specs.stream()
                            .flatMap(spec -> Optional.ofNullable(targets.get(spec.name())).stream())
                            .toList(),
                    plan.scenarios().stream().map(Scenario::facts).toList(),
                    runs);
        }
    }
}
