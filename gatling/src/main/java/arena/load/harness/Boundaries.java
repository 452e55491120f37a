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
 * @param seconds that each is measured, after as long a warm-up
 */
public record Boundaries(Path command, int seconds) {

    private static final int BENCHMARKS = 2;
    private static final Duration START = Duration.ofSeconds(2);
    private static final Duration PATIENCE = Duration.ofMinutes(2);

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
     * What came of it.
     *
     * @param costs from the innermost outwards
     * @param missing what there is no benchmark for, and why
     * @param failed which benchmark gave no result, and why
     */
    record Outcome(List<BoundaryCost> costs, List<String> missing, List<String> failed) {}

    /** About how long it takes. */
    Duration expected() {
        return START.plusSeconds(2L * seconds).multipliedBy(BENCHMARKS);
    }

    /**
     * Runs them.
     *
     * @throws BrokenOffException if the process ends without a result; the message says where to look
     * @throws HarnessException if it cannot be started, or is interrupted
     */
    Outcome measure(Subject subject, ChildProcesses children) throws IOException {
        Path result = subject.folder().toAbsolutePath().resolve("benchmarks.json");
        Path log = subject.folder().resolve("benchmarks.log");
        List<String> line = new ArrayList<>(TargetStarter.lines(command));
        line.addAll(List.of("--profile", subject.profile(), "--flavour", subject.flavour()));
        line.addAll(List.of("--data", subject.data().toString(), "--seconds", Integer.toString(seconds)));
        line.addAll(List.of("--jvm-options", subject.jvmOptions().toString(), "--result", result.toString()));
        int exitCode = new LoggedProcess(
                        subject.cpus().confineServer(line), log, expected().plus(PATIENCE))
                .run(children, _ -> {});
        if (!Files.exists(result)) {
            throw new BrokenOffException("the benchmarks ended with exit code " + exitCode + ", see " + log);
        }
        return parse(Files.readString(result));
    }

    /** Reads what they write. */
    static Outcome parse(String json) throws IOException {
        Outcome outcome = new Outcome(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (JsonNode one : new ObjectMapper().readTree(json)) {
            String boundary = one.path("boundary").asText();
            String title = title(boundary);
            if (one.has("missing")) {
                outcome.missing().add(title + ": " + one.path("missing").asText());
            } else if (one.path("nanos").isNumber()) {
                outcome.costs()
                        .add(new BoundaryCost(
                                boundary,
                                title,
                                one.path("nanos").asDouble(),
                                number(one.path("error")),
                                number(one.path("bytes"))));
            } else {
                outcome.failed().add(title + ": " + one.path("failed").asText("no result"));
            }
        }
        return outcome;
    }

    private static Optional<Double> number(JsonNode node) {
        return node.isNumber() ? Optional.of(node.asDouble()) : Optional.empty();
    }

    private static String title(String boundary) {
        return switch (boundary) {
            case "body" -> "making the body, alone";
            case "handler" -> "from request to answer, no socket, no TLS";
            default -> boundary;
        };
    }
}
