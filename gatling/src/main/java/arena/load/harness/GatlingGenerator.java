package arena.load.harness;

import arena.load.simulation.LoadSettings;
import arena.load.simulation.Measurement;
import arena.load.simulation.Phase;
import arena.profiles.Protocol;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Gatling, in a JVM of its own for each job, since it can run once in a process. */
record GatlingGenerator() implements LoadGenerator.Whole {

    private static final String MEASUREMENT = "measurement.json";

    /** Nobody reads the rate of a profile that has none. */
    private static final int ANY_RATE = 1;

    private static final List<String> JVM_OPTIONS = List.of(
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            // Gatling keeps preferences, which are nothing to leave in the user's home directory.
            "-Djava.util.prefs.userRoot=" + Path.of(System.getProperty("java.io.tmpdir"), "arena-gatling"));

    @Override
    public LoadOutcome run(LoadJob job, ChildProcesses children, Consumer<Phase> phases) throws IOException {
        Path file = job.folder().resolve(MEASUREMENT);
        int exitCode = job.process(command(job, file))
                .run(children, line -> Phase.announcedBy(line).ifPresent(phases));
        Optional<Measurement> measurement = Files.exists(file) ? Optional.of(Measurement.read(file)) : Optional.empty();
        Optional<GatlingReport> report = GatlingReport.below(job.folder());
        return new LoadOutcome(
                measurement,
                0,
                report.map(GatlingReport::errors).orElse(List.of()),
                failure(exitCode, measurement, report.map(page -> counted(page, job))),
                report.map(GatlingReport::page));
    }

    /** Gatling counts upgrades and messages that were sent as well; both cannot be kept out of its report. */
    private static long counted(GatlingReport report, LoadJob job) {
        return job.scenario().workload().endpoint().protocol() == Protocol.WEBSOCKET
                ? report.echoes()
                : report.requests();
    }

    private static Optional<String> failure(
            int exitCode, Optional<Measurement> measurement, Optional<Long> countedByGatling) {
        if (measurement.isEmpty()) {
            return Optional.of("Gatling broke off with exit code " + exitCode);
        }
        if (exitCode != 0 || countedByGatling.isEmpty()) {
            return Optional.of("Gatling ended with exit code " + exitCode
                    + (countedByGatling.isEmpty() ? ", without a report" : ""));
        }
        long right = measurement.get().latencies().getTotalCount();
        return countedByGatling.get() == right
                ? Optional.empty()
                : Optional.of("Gatling counted " + countedByGatling.get() + " requests, the simulation " + right);
    }

    private static List<String> command(LoadJob job, Path measurement) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JVM_OPTIONS);
        command.addAll(settings(job, measurement).javaOptions());
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add("io.gatling.app.Gatling");
        command.addAll(List.of("-s", Simulations.of(job.scenario().workload()).getName()));
        command.addAll(List.of("-rf", job.folder().toString(), "-rd", description(job.scenario())));
        return command;
    }

    private static LoadSettings settings(LoadJob job, Path measurement) {
        Scenario run = job.scenario();
        return new LoadSettings(
                run.id(),
                job.target(),
                job.connections(),
                run.used().requestsPerSecond().orElse(ANY_RATE),
                run.warmUp(),
                run.measured(),
                job.data(),
                measurement);
    }

    private static String description(Scenario run) {
        return run.id() + ", " + run.connections() + " connections, "
                + run.measured().toSeconds() + " s after " + run.warmUp().toSeconds() + " s of warm-up";
    }
}
