package arena.load.harness;

import arena.load.record.Generator;
import arena.load.record.LoadRecord;
import arena.load.record.Machine;
import arena.load.record.Run;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Carries out a plan, one scenario after the other, against one server that goes on running.
 *
 * @param box the load generators that the plan was made for
 * @param out folder for everything that the run leaves
 * @param progress is told how it gets on
 */
public record Bench(ToolBox box, Path out, ChildProcesses children, Progress progress) {

    /**
     * Measures a server.
     *
     * @param sink gets what there is so far after each scenario, so that an interrupted run keeps it
     * @throws HarnessException if the run is interrupted
     */
    public LoadRecord run(Plan plan, Target target, Consumer<LoadRecord> sink) {
        Instant date = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        Machine machine = Facts.machine();
        Generator generator = Facts.generator(box);
        target.addLongFile();
        ScenarioRunner runner = new ScenarioRunner(box, out, children, progress);
        List<Run> runs = new ArrayList<>();
        LoadRecord record = record(date, machine, generator, plan, target, runs);
        for (Scenario scenario : plan.scenarios()) {
            progress.runStarts(runs.size() + 1, plan.scenarios().size(), scenario, target.name());
            Run run = runner.run(scenario, target, 1, out.resolve(scenario.id()));
            runs.add(run);
            progress.runEnds(run);
            record = record(date, machine, generator, plan, target, runs);
            sink.accept(record);
        }
        return record;
    }

    private static LoadRecord record(
            Instant date, Machine machine, Generator generator, Plan plan, Target target, List<Run> runs) {
        return new LoadRecord(
                LoadRecord.SCHEMA,
                date,
                machine,
                generator,
                List.of(Facts.target(target)),
                plan.scenarios().stream().map(Scenario::facts).toList(),
                runs);
    }
}
