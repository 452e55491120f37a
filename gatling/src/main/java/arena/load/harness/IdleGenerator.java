package arena.load.harness;

import arena.load.simulation.Measurement;
import arena.load.simulation.Phase;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.HdrHistogram.Histogram;

/**
 * Connections that are opened, carry one request each and then stay as they are. What takes place before the measured phase
 * warms up the server: some connections are opened, used and closed.
 */
record IdleGenerator() implements LoadGenerator.Whole {

    private static final int WARM_UP_CONNECTIONS = 100;
    private static final Duration SETTLE = Duration.ofSeconds(2);
    private static final int SIGNIFICANT_DIGITS = 3;

    @Override
    public LoadOutcome run(LoadJob job, ChildProcesses children, Consumer<Phase> phases) throws IOException {
        phases.accept(Phase.WARM_UP);
        try (OpenConnections warmUp = new OpenConnections(job)) {
            warmUp.open(WARM_UP_CONNECTIONS);
        }
        Pauses.of(SETTLE);
        phases.accept(Phase.MEASUREMENT);
        long begin = System.nanoTime();
        try (OpenConnections connections = new OpenConnections(job)) {
            Optional<String> failure = connections.open(job.connections());
            Pauses.of(SETTLE);
            phases.accept(Phase.REPORT);
            Histogram latencies = new Histogram(SIGNIFICANT_DIGITS);
            connections.latencies().forEach(latencies::recordValue);
            Duration measured = Duration.ofNanos(System.nanoTime() - begin);
            long missing = job.connections() - latencies.getTotalCount();
            Measurement measurement = new Measurement(measured, missing, 0, OptionalLong.empty(), latencies);
            return new LoadOutcome(Optional.of(measurement), 0, List.of(), failure, Optional.empty());
        }
    }
}
