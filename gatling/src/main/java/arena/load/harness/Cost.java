package arena.load.harness;

import arena.load.profile.ProfileSummary;
import arena.load.record.BoundaryCost;
import arena.load.record.FlavourCost;
import arena.load.record.Generator;
import arena.load.record.Machine;
import arena.load.record.Metric;
import arena.load.record.ProfileFacts;
import arena.load.record.Run;
import arena.load.record.TargetFacts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Finds out what a request costs a server of ours. Each run has a server process of its own.
 *
 * @param out folder for everything that it leaves
 * @param children that last as long as the whole; each run has others of its own
 */
public record Cost(ToolBox box, StackSetup setup, Path out, ChildProcesses children, Progress progress) {

    private static final double NANOS_PER_MICRO = 1000;

    /** Where it is measured. */
    public static Machine machine() {
        return Facts.machine();
    }

    /** What measures. */
    public Generator generator() {
        return Facts.generator(box);
    }

    /**
     * Starts a server, warms it up, measures it, and takes its profile at the same time.
     *
     * @throws HarnessException if the server does not start, or if it is interrupted
     */
    public FlavourCost of(Scenario scenario, String flavour) {
        Path folder = out.resolve(flavour);
        try {
            Files.createDirectories(folder);
            FlavourCost cost = wholeServer(scenario, flavour, folder);
            Files.deleteIfExists(folder.resolve(AsyncProfiler.LIBRARY));
            return cost;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write below " + folder, e);
        }
    }

    private FlavourCost wholeServer(Scenario scenario, String flavour, Path folder) throws IOException {
        try (ChildProcesses own = new ChildProcesses(() -> {})) {
            progress.serverStarts();
            Target target = new TargetStarter(setup, new Revisions(setup.root(), children))
                    .start(new TargetSpec.Own(flavour, Optional.empty()), scenario, folder, own);
            TargetFacts facts = Facts.target(target);
            OptionalLong pid = target.server().pid();
            if (pid.isEmpty()) {
                throw new HarnessException("The server has left no process id");
            }
            ProfiledPhase phase = new ProfiledPhase(
                    pid.getAsLong(), folder, box.generator(scenario.tool()) instanceof LoadGenerator.Repeatable);
            Run run = new ScenarioRunner(box, out, own, progress, phase).run(scenario, target, 1, folder);
            if (own.isStopped()) {
                throw new HarnessException("Interrupted.");
            }
            return new FlavourCost(
                    facts, run, profile(phase, scenario.id() + ", " + flavour), boundaries(run, phase), phase.notes());
        }
    }

    private Optional<ProfileFacts> profile(ProfiledPhase phase, String title) throws IOException {
        Optional<ProfiledPhase.Recording> recording = phase.result();
        return recording.isEmpty()
                ? Optional.empty()
                : Optional.of(ProfileSummary.of(
                        recording.get().file(), recording.get().engine(), title, out));
    }

    private static List<BoundaryCost> boundaries(Run run, ProfiledPhase phase) {
        List<BoundaryCost> boundaries = new ArrayList<>();
        Optional<Double> allocated = phase.allocatedBytes().isPresent() && run.requests() > 0
                ? Optional.of(phase.allocatedBytes().getAsLong() / (double) run.requests())
                : Optional.empty();
        run.value(Metric.CPU_PER_REQUEST)
                .map(micros -> new BoundaryCost(
                        BoundaryCost.SERVER,
                        "whole server, CPU time",
                        micros * NANOS_PER_MICRO,
                        Optional.empty(),
                        allocated))
                .ifPresent(boundaries::add);
        return boundaries;
    }
}
