package arena.load.harness;

import arena.load.simulation.Phase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Measures one profile.
 *
 * @param data the server's data folder, if it is known
 * @param out folder of the bench run; the profile gets one below it
 */
record ProfileRunner(
        Server server, ToolBox box, @Nullable Path data, Path out, ChildProcesses children, Progress progress) {

    ProfileResult run(PlannedRun run) {
        Path folder = out.resolve(run.profile().id());
        ServerUsage usage = new ServerUsage(
                server.pid().isPresent() ? Optional.of(new ProcFs(server.pid().getAsLong())) : Optional.empty());
        try {
            Files.createDirectories(folder);
            LoadJob job = new LoadJob(run, server.targetOf(run.profile().endpoint()), data, folder);
            LoadOutcome outcome = outcome(job, usage);
            return new ProfileResult(
                    run,
                    outcome.measurement().map(counted -> Figures.of(counted, outcome.besides(), usage)),
                    outcome.errors(),
                    outcome.verdict(),
                    outcome.report(),
                    job.log());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write below " + folder, e);
        }
    }

    private LoadOutcome outcome(LoadJob job, ServerUsage usage) throws IOException {
        try {
            return box.generator(job.run().tool()).run(job, children, phase -> phaseBegins(phase, job.run(), usage));
        } catch (BrokenOffException e) {
            return LoadOutcome.brokenOff(e);
        }
    }

    private void phaseBegins(Phase phase, PlannedRun run, ServerUsage usage) {
        switch (phase) {
            case WARM_UP -> progress.phase(phase, run.warmUp());
            case MEASUREMENT -> {
                usage.measurementBegins();
                progress.phase(phase, run.used().duration());
            }
            case REPORT -> {
                usage.measurementEnds();
                progress.phase(phase, Duration.ZERO);
            }
        }
    }
}
