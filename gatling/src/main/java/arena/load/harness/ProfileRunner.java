package arena.load.harness;

import arena.load.simulation.LoadSettings;
import arena.load.simulation.Measurement;
import arena.load.simulation.Phase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Measures one profile.
 *
 * @param data the server's data folder, if it is known
 * @param out folder of the bench run; the profile gets one below it
 */
record ProfileRunner(Server server, @Nullable Path data, Path out, ChildProcesses children, Progress progress) {

    private static final String LOG = "gatling.log";
    private static final String MEASUREMENT = "measurement.json";

    /** Nobody reads the rate of a profile that has none. */
    private static final int ANY_RATE = 1;

    ProfileResult run(PlannedRun run) {
        Path folder = out.resolve(run.profile().id());
        ServerUsage usage = new ServerUsage(
                server.pid().isPresent() ? Optional.of(new ProcFs(server.pid().getAsLong())) : Optional.empty());
        try {
            Files.createDirectories(folder);
            GatlingProcess gatling = new GatlingProcess(
                    run.simulation(), settings(run, folder), description(run), folder, folder.resolve(LOG));
            int exitCode = gatling.run(children, phase -> phaseBegins(phase, run, usage));
            return result(run, exitCode, folder, usage);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write below " + folder, e);
        }
    }

    private LoadSettings settings(PlannedRun run, Path folder) {
        Shape used = run.used();
        return new LoadSettings(
                run.profile().id(),
                server.targetOf(run.profile()),
                used.connections().getFirst(),
                used.requestsPerSecond().orElse(ANY_RATE),
                run.warmUp(),
                used.duration(),
                data,
                folder.resolve(MEASUREMENT));
    }

    private static String description(PlannedRun run) {
        return run.profile().id() + ", " + run.used().connections().getFirst() + " connections, "
                + run.used().duration().toSeconds() + " s after " + run.warmUp().toSeconds() + " s of warm-up";
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

    private static ProfileResult result(PlannedRun run, int exitCode, Path folder, ServerUsage usage) {
        Path file = folder.resolve(MEASUREMENT);
        Optional<Measurement> measurement = Files.exists(file) ? Optional.of(Measurement.read(file)) : Optional.empty();
        Optional<GatlingReport> report = GatlingReport.below(folder);
        return new ProfileResult(
                run,
                measurement.map(counted -> Figures.of(counted, usage)),
                report.map(GatlingReport::errors).orElse(List.of()),
                failure(exitCode, measurement, report),
                report.map(GatlingReport::page),
                folder.resolve(LOG));
    }

    /** Why the run does not count: the first reason, most telling first. */
    private static Optional<String> failure(
            int exitCode, Optional<Measurement> measurement, Optional<GatlingReport> report) {
        if (measurement.isEmpty()) {
            return Optional.of("Gatling broke off with exit code " + exitCode);
        }
        long right = measurement.get().latencies().getTotalCount();
        long failed = measurement.get().failed();
        if (failed > 0) {
            return Optional.of(failed + " of " + (right + failed) + " requests failed");
        }
        if (measurement.get().failedInWarmUp() > 0) {
            return Optional.of(measurement.get().failedInWarmUp() + " requests failed during the warm-up");
        }
        if (right == 0) {
            return Optional.of("no request of the measured phase was answered");
        }
        if (exitCode != 0 || report.isEmpty()) {
            return Optional.of(
                    "Gatling ended with exit code " + exitCode + (report.isEmpty() ? ", without a report" : ""));
        }
        return report.get().requests() == right
                ? Optional.empty()
                : Optional.of("Gatling counted " + report.get().requests() + " requests, the simulation " + right);
    }
}
