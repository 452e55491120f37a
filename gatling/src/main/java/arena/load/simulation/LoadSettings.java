package arena.load.simulation;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * What a simulation is told: everything else it reads from the catalogue. Travels to Gatling's process as system properties.
 *
 * @param workload id in the catalogue of workloads
 * @param target where the server is: scheme, host and port, without a path
 * @param connections TCP connections that are held at the same time
 * @param requestsPerSecond over all connections; only for profiles with a fixed rate
 * @param warmUp how long requests are sent before any is counted
 * @param measured how long they are counted
 * @param data the server's data folder, if it is known: answers are compared with what is in it
 * @param measurement file that the simulation writes its {@link Measurement} to
 */
public record LoadSettings(
        String workload,
        URI target,
        int connections,
        int requestsPerSecond,
        Duration warmUp,
        Duration measured,
        @Nullable Path data,
        Path measurement) {

    private static final String PREFIX = "arena.load.";

    public LoadSettings {
        requirePositive("connections", connections);
        requirePositive("requestsPerSecond", requestsPerSecond);
        if (warmUp.isNegative()) {
            throw new IllegalArgumentException("warmUp: " + warmUp + " (expected: >= 0)");
        }
        if (!measured.isPositive()) {
            throw new IllegalArgumentException("measured: " + measured + " (expected: > 0)");
        }
    }

    /** As options of a {@code java} command. */
    public List<String> javaOptions() {
        List<String> options = new ArrayList<>();
        options.add(option("workload", workload));
        options.add(option("target", target));
        options.add(option("connections", connections));
        options.add(option("requestsPerSecond", requestsPerSecond));
        options.add(option("warmUp", warmUp));
        options.add(option("measured", measured));
        if (data != null) {
            options.add(option("data", data));
        }
        options.add(option("measurement", measurement));
        return List.copyOf(options);
    }

    /**
     * The counterpart of {@link #javaOptions}.
     *
     * @throws IllegalArgumentException if a property is missing or malformed; the message names it
     */
    static LoadSettings from(Properties properties) {
        String data = properties.getProperty(PREFIX + "data");
        return new LoadSettings(
                value(properties, "workload"),
                URI.create(value(properties, "target")),
                Integer.parseInt(value(properties, "connections")),
                Integer.parseInt(value(properties, "requestsPerSecond")),
                Duration.parse(value(properties, "warmUp")),
                Duration.parse(value(properties, "measured")),
                data == null ? null : Path.of(data),
                Path.of(value(properties, "measurement")));
    }

    private static String option(String name, Object value) {
        return "-D" + PREFIX + name + "=" + value;
    }

    private static String value(Properties properties, String name) {
        String value = properties.getProperty(PREFIX + name);
        if (value == null) {
            throw new IllegalArgumentException(PREFIX + name + ": missing (expected: set as a system property)");
        }
        return value;
    }

    private static void requirePositive(String name, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + ": " + value + " (expected: >= 1)");
        }
    }
}
