package arena.load.harness;

import arena.load.record.BoundaryCost;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the inside of the server costs without a socket, by the JMH benchmarks of another module, which are run as a process.
 *
 * @param command file with its command line, one argument a line
 */
record Boundaries(Path command) {

    /** About how long it takes. */
    static final Duration EXPECTED = Duration.ofSeconds(24);

    /** JMH adds as many for the warm-up. */
    private static final int SECONDS = 4;

    private static final String ALLOCATION = "gc.alloc.rate.norm";

    /**
     * What is measured.
     *
     * @param profile its id
     * @param data the server's data folder
     * @param jvmOptions file with the options of the server's JVM
     * @param cpus those of the server are used
     * @param folder for what is left
     */
    record Subject(String profile, String flavour, Path data, Path jvmOptions, CpuSets cpus, Path folder) {}

    /**
     * What there is a benchmark for, from the innermost outwards.
     *
     * @throws BrokenOffException if a benchmark fails; the message says where to look
     * @throws HarnessException if it is interrupted
     */
    List<BoundaryCost> measure(Subject subject, ChildProcesses children) throws IOException {
        Path result = subject.folder().toAbsolutePath().resolve("jmh.json");
        Path log = subject.folder().resolve("jmh.log");
        List<String> line = new ArrayList<>(Files.readAllLines(command));
        line.addAll(List.of("--profile", subject.profile(), "--flavour", subject.flavour()));
        line.addAll(List.of("--data", subject.data().toString(), "--seconds", Integer.toString(SECONDS)));
        line.addAll(List.of("--jvm-options", subject.jvmOptions().toString(), "--result", result.toString()));
        int exitCode = new LoggedProcess(subject.cpus().confineServer(line), log).run(children, _ -> {});
        if (exitCode != 0) {
            throw new BrokenOffException("a benchmark has failed, see " + log);
        }
        return parse(Files.readString(result));
    }

    /** Reads JMH's own form of results. */
    static List<BoundaryCost> parse(String json) throws IOException {
        List<BoundaryCost> costs = new ArrayList<>();
        for (JsonNode benchmark : new ObjectMapper().readTree(json)) {
            String method = benchmark.path("benchmark").asText();
            String boundary = method.substring(method.lastIndexOf('.') + 1);
            JsonNode metric = benchmark.path("primaryMetric");
            JsonNode error = metric.path("scoreError");
            JsonNode bytes = benchmark.path("secondaryMetrics").path(ALLOCATION).path("score");
            costs.add(new BoundaryCost(
                    boundary,
                    title(boundary),
                    metric.path("score").asDouble(),
                    error.isNumber() ? Optional.of(error.asDouble()) : Optional.empty(),
                    bytes.isNumber() ? Optional.of(bytes.asDouble()) : Optional.empty()));
        }
        return costs;
    }

    private static String title(String boundary) {
        return switch (boundary) {
            case "body" -> "making the body, alone";
            case "handler" -> "from request to answer, no socket, no TLS";
            default -> boundary;
        };
    }
}
