package arena.load.harness;

import arena.load.record.Metric;
import arena.load.record.Sample;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * What the server uses of the machine while it is measured, and how that goes over time. One for each run; begin and end are
 * told by one thread, samples are taken by another.
 */
final class UsageMeter implements AutoCloseable {

    private static final double KIB_PER_MIB = 1024;
    private static final double NANOS_PER_MICRO = 1000;
    private static final long PERIOD_MILLIS = 250;
    private static final String UNKNOWN = "the server's process is not known, or may not be looked at";

    private final Optional<ServerProcesses> server;
    private final Optional<ServerProcesses> edge;
    private final List<TimedUsage> samples = new ArrayList<>();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("usage").factory());
    private Optional<Usage> before = Optional.empty();
    private Optional<Usage> after = Optional.empty();
    private Optional<Usage> edgeBefore = Optional.empty();
    private Optional<Usage> edgeAfter = Optional.empty();
    private long beginNanos = System.nanoTime();

    private record TimedUsage(long nanos, Usage usage) {}

    /** @param edge those of the server's that stand in front of the others, if there are any */
    UsageMeter(Optional<ServerProcesses> server, Optional<ServerProcesses> edge) {
        this.server = server;
        this.edge = edge;
        server.ifPresent(ServerProcesses::resetPeakResident);
        var _ = timer.scheduleAtFixedRate(this::sample, 0, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }

    void measurementBegins() {
        beginNanos = System.nanoTime();
        before = server.flatMap(ServerProcesses::usage);
        edgeBefore = edge.flatMap(ServerProcesses::usage);
    }

    void measurementEnds() {
        after = server.flatMap(ServerProcesses::usage);
        edgeAfter = edge.flatMap(ServerProcesses::usage);
        close();
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }

    /** @param requests that the server answered between begin and end */
    Map<Metric, Double> values(long requests) {
        Map<Metric, Double> values = new EnumMap<>(Metric.class);
        if (before.isPresent() && after.isPresent()) {
            Usage end = after.get();
            values.put(Metric.RESIDENT, end.residentKiB() / KIB_PER_MIB);
            values.put(Metric.PEAK_RESIDENT, end.peakResidentKiB() / KIB_PER_MIB);
            values.put(Metric.THREADS, (double) end.threads());
            values.put(Metric.DESCRIPTORS, (double) end.descriptors());
            if (requests > 0) {
                values.putAll(perRequest(before.get(), end, requests));
                if (edgeBefore.isPresent() && edgeAfter.isPresent()) {
                    values.put(Metric.EDGE_CPU_PER_REQUEST, cpu(edgeBefore.get(), edgeAfter.get()) / requests);
                }
            }
        }
        return values;
    }

    /** @param connections that were opened between begin and end, and are open */
    Map<Metric, Double> valuesOfIdle(int connections) {
        Map<Metric, Double> values = values(0);
        if (before.isPresent() && after.isPresent()) {
            long grown = after.get().residentKiB() - before.get().residentKiB();
            values.put(Metric.MEMORY_PER_CONNECTION, grown / (double) connections);
        }
        return values;
    }

    /** Why there are no values, for each that could have been there. */
    Map<Metric, String> missing() {
        Map<Metric, String> missing = new EnumMap<>(Metric.class);
        if (before.isEmpty() || after.isEmpty()) {
            missing.put(Metric.CPU_PER_REQUEST, UNKNOWN);
            missing.put(Metric.PEAK_RESIDENT, UNKNOWN);
        }
        return missing;
    }

    synchronized List<Sample> samples() {
        return samples.stream()
                .map(sample -> new Sample(
                        Math.round((sample.nanos() - beginNanos) / (double) TimeUnit.MILLISECONDS.toNanos(1)) / 1000.0,
                        sample.usage().residentKiB() / KIB_PER_MIB,
                        sample.usage().threads(),
                        sample.usage().descriptors()))
                .toList();
    }

    private synchronized void sample() {
        server.flatMap(ServerProcesses::usage)
                .ifPresent(usage -> samples.add(new TimedUsage(System.nanoTime(), usage)));
    }

    private static double cpu(Usage before, Usage after) {
        return micros(after.user().minus(before.user())) + micros(after.system().minus(before.system()));
    }

    private static Map<Metric, Double> perRequest(Usage before, Usage after, long requests) {
        double user = micros(after.user().minus(before.user())) / requests;
        double system = micros(after.system().minus(before.system())) / requests;
        return Map.of(
                Metric.CPU_PER_REQUEST,
                user + system,
                Metric.USER_CPU_PER_REQUEST,
                user,
                Metric.SYSTEM_CPU_PER_REQUEST,
                system,
                Metric.VOLUNTARY_SWITCHES,
                perRequest(before.voluntarySwitches(), after.voluntarySwitches(), requests),
                Metric.INVOLUNTARY_SWITCHES,
                perRequest(before.involuntarySwitches(), after.involuntarySwitches(), requests));
    }

    /** Threads that have ended take their switches with them. */
    private static double perRequest(long before, long after, long requests) {
        return Math.max(0, after - before) / (double) requests;
    }

    private static double micros(Duration time) {
        return time.toNanos() / NANOS_PER_MICRO;
    }
}
