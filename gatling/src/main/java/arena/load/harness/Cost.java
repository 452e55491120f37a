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
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Finds out what a request costs a server of ours. Each run has a server process of its own.
 *
 * @param boundaries how what is inside it is measured, if it is
 * @param out folder for everything that it leaves
 * @param children that last as long as the whole; each run has others of its own
 */
public record Cost(
        ToolBox box,
        StackSetup setup,
        Optional<Boundaries> boundaries,
        Path out,
        ChildProcesses children,
        Progress progress) {

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
                    facts,
                    run,
                    profile(phase, scenario.id() + ", " + flavour),
                    wholeServer(run, phase),
                    phase.notes(),
                    List.of());
        }
    }

    /**
     * Adds to what the whole server costs what is inside it, if that is wished.
     *
     * @param whole cost of the server of this flavour
     * @throws HarnessException if it is interrupted
     */
    public FlavourCost inside(Scenario scenario, String flavour, FlavourCost whole) {
        if (boundaries.isEmpty()) {
            return whole;
        }
        if (scenario.workload().profile().isEmpty()) {
            return whole.around(List.of(), List.of("body and handler alone: only of profiles"), List.of());
        }
        progress.benchmarksStart(boundaries.get().expected());
        Boundaries.Subject subject = new Boundaries.Subject(
                scenario.id(),
                flavour,
                setup.home().resolve("data"),
                setup.root().resolve("app/jvm").resolve(flavour + ".options"),
                scenario.cpus(),
                out.resolve(flavour));
        try {
            Boundaries.Outcome outcome = boundaries.get().measure(subject, children);
            return whole.around(outcome.costs(), outcome.missing(), outcome.failed());
        } catch (IOException e) {
            return whole.around(List.of(), List.of(), List.of("body and handler alone: " + e.getMessage()));
        }
    }

    private Optional<ProfileFacts> profile(ProfiledPhase phase, String title) throws IOException {
        Optional<ProfiledPhase.Recording> recording = phase.result();
        return recording.isEmpty()
                ? Optional.empty()
                : Optional.of(ProfileSummary.of(
                        recording.get().file(), recording.get().engine(), title, out));
    }

    private static List<BoundaryCost> wholeServer(Run run, ProfiledPhase phase) {
        Optional<Double> allocated = phase.allocatedBytes().isPresent() && run.requests() > 0
                ? Optional.of(phase.allocatedBytes().getAsLong() / (double) run.requests())
                : Optional.empty();
        return run
                .value(Metric.CPU_PER_REQUEST)
                .map(micros -> new BoundaryCost(
                        BoundaryCost.SERVER,
                        "whole server, CPU time",
                        micros * NANOS_PER_MICRO,
                        Optional.empty(),
                        allocated))
                .stream()
                .toList();
    }
}
