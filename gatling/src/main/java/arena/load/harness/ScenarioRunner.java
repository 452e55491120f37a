package arena.load.harness;

import arena.load.record.Metric;
import arena.load.record.Run;
import arena.load.simulation.Measurement;
import arena.load.simulation.Phase;
import arena.load.workload.Workload.Activity;
import arena.profiles.check.Reference;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Carries out one scenario on one server.
 *
 * @param out folder of all runs, that paths are relative to
 * @param observer looks at the server meanwhile
 */
record ScenarioRunner(ToolBox box, Path out, ChildProcesses children, Progress progress, Observer observer) {

    /** A server may listen before its database does. */
    private static final Duration DATABASE_LIMIT = Duration.ofSeconds(30);

    /** One that nobody looks at. */
    ScenarioRunner(ToolBox box, Path out, ChildProcesses children, Progress progress) {
        this(box, out, children, progress, Observer.NONE);
    }

    /**
     * Does it once.
     *
     * @param folder for everything that it leaves; is made
     */
    Run run(Scenario scenario, Target target, int repeat, Path folder) {
        Instant date = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        try (UsageMeter usage = new UsageMeter(target.processes(), target.edge())) {
            Files.createDirectories(folder);
            LoadJob job = new LoadJob(
                    scenario,
                    target.server().targetOf(scenario.workload().endpoint()),
                    target.data().orElse(null),
                    folder);
            progress.listenerAwaited(job.target());
            Attempt attempt =
                    ListenerWait.untilOpen(target.server(), scenario.workload().endpoint())
                            ? attempt(job, target, usage)
                            : Attempt.of(LoadOutcome.brokenOff("nothing listens at " + job.target()));
            Optional<String> obituary = target.server().obituary();
            return new Run(
                    target.name(),
                    scenario.id(),
                    repeat,
                    date,
                    attempt.outcome()
                            .verdict(attempt.warmUp().failed())
                            .map(reason ->
                                    obituary.map(text -> reason + ". " + text).orElse(reason)),
                    attempt.outcome().errors(),
                    attempt.outcome().requests(),
                    attempt.outcome().failed(),
                    attempt.warmUp().rates(),
                    values(scenario, attempt, usage),
                    missing(attempt, usage),
                    usage.samples(),
                    attempt.outcome().measurement().map(Measurement::encodedLatencies),
                    attempt.outcome().report().map(this::relative),
                    log(job, target));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write below " + folder, e);
        }
    }

    /** @param deep what was found out after the measured phase */
    private record Attempt(WarmUp.Result warmUp, LoadOutcome outcome, DeepPasses.Result deep) {

        static Attempt of(LoadOutcome outcome) {
            return new Attempt(new WarmUp.Result(List.of(), 0), outcome, DeepPasses.Result.NONE);
        }
    }

    private Attempt attempt(LoadJob job, Target target, UsageMeter usage) throws IOException {
        Preflight preflight = new Preflight(job.data() == null ? Reference.NONE : Reference.of(job.data()));
        if (job.scenario().workload().needsDatabase()) {
            preflight.awaitAnswers(job, DATABASE_LIMIT);
        }
        progress.loadStarts(job.scenario());
        observer.prepare();
        try {
            return switch (box.generator(job.scenario().tool())) {
                case LoadGenerator.Whole whole ->
                    Attempt.of(whole.run(job, children, phase -> observedPhaseBegins(phase, job.scenario(), usage)));
                case LoadGenerator.Repeatable repeatable -> warmedUp(repeatable, preflight, job, target, usage);
            };
        } catch (BrokenOffException e) {
            return Attempt.of(LoadOutcome.brokenOff(String.valueOf(e.getMessage())));
        }
    }

    private Attempt warmedUp(
            LoadGenerator.Repeatable generator, Preflight preflight, LoadJob job, Target target, UsageMeter usage)
            throws IOException {
        Optional<String> wrong = preflight.problem(job);
        if (wrong.isPresent()) {
            throw new BrokenOffException(wrong.get());
        }
        Scenario scenario = job.scenario();
        phaseBegins(Phase.WARM_UP, scenario, usage);
        WarmUp.Result warmUp = new WarmUp(generator, scenario.warmUp()).run(job, children);
        // Before, for what looks on takes a while to begin, and nothing is sent meanwhile.
        observer.measurementBegins();
        phaseBegins(Phase.MEASUREMENT, scenario, usage);
        LoadOutcome outcome = generator.load(job, scenario.measured(), children);
        phaseBegins(Phase.REPORT, scenario, usage);
        observer.measurementEnds();
        DeepPasses.Result deep = scenario.deep() && outcome.verdict(0).isEmpty()
                ? new DeepPasses(generator, job, children).run(target.processes())
                : DeepPasses.Result.NONE;
        return new Attempt(warmUp, outcome, deep);
    }

    /** Of a load that goes on meanwhile: its requests are counted from the beginning, so that is what has to be exact. */
    private void observedPhaseBegins(Phase phase, Scenario scenario, UsageMeter usage) {
        phaseBegins(phase, scenario, usage);
        switch (phase) {
            case WARM_UP -> {}
            case MEASUREMENT -> observer.measurementBegins();
            case REPORT -> observer.measurementEnds();
        }
    }

    private void phaseBegins(Phase phase, Scenario scenario, UsageMeter usage) {
        switch (phase) {
            case WARM_UP -> progress.phase(phase, scenario.warmUp());
            case MEASUREMENT -> {
                usage.measurementBegins();
                progress.phase(phase, scenario.measured());
            }
            case REPORT -> {
                usage.measurementEnds();
                progress.phase(phase, Duration.ZERO);
            }
        }
    }

    private static Map<Metric, String> missing(Attempt attempt, UsageMeter usage) {
        Map<Metric, String> missing = usage.missing();
        missing.putAll(attempt.deep().missing());
        return missing;
    }

    private static Map<Metric, Double> values(Scenario scenario, Attempt attempt, UsageMeter usage) {
        return switch (scenario.workload().activity()) {
            case Activity.Requests _ -> {
                Map<Metric, Double> values = new EnumMap<>(Metric.class);
                attempt.outcome().measurement().map(Figures::of).ifPresent(values::putAll);
                values.putAll(usage.values(attempt.outcome().answered()));
                values.putAll(attempt.deep().values());
                yield values;
            }
            case Activity.Idle idle -> usage.valuesOfIdle(idle.connections());
        };
    }

    /** What the tool printed; if it was not started, what the server did. */
    private Optional<String> log(LoadJob job, Target target) {
        return Optional.of(job.log())
                .filter(Files::exists)
                .or(() -> target.server().log().filter(Files::exists))
                .map(this::relative);
    }

    private String relative(Path path) {
        return out.toAbsolutePath().relativize(path.toAbsolutePath()).toString();
    }
}
