package arena.load.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * arena-client. Each process warms up shortly for its own sake: it is a JVM, too.
 *
 * @param command file with its command line, one argument a line
 */
record ArenaClientGenerator(Path command) implements LoadGenerator.Repeatable {

    private static final Duration OWN_WARM_UP = Duration.ofSeconds(2);

    @Override
    public LoadOutcome load(LoadJob job, Duration duration, ChildProcesses children) throws IOException {
        Path requests = Files.writeString(job.folder().resolve("requests.jsonl"), ClientRequests.of(job));
        List<String> line = new ArrayList<>(Files.readAllLines(command));
        line.addAll(List.of("load", job.target().toString(), "--insecure", "--protocol", protocol(job)));
        line.addAll(List.of("--connections", Integer.toString(job.connections())));
        line.addAll(List.of("--streams", Integer.toString(job.scenario().used().streams())));
        line.addAll(List.of("--warm-up", seconds(OWN_WARM_UP), "--duration", seconds(duration)));
        line.addAll(List.of("--requests-from", requests.toString()));
        StringBuilder output = new StringBuilder();
        int exitCode = job.process(line)
                .run(children, printed -> output.append(printed).append('\n'));
        return ClientResult.parse(output.toString(), exitCode).outcome();
    }

    private static String protocol(LoadJob job) {
        return switch (job.scenario().workload().endpoint().protocol()) {
            case HTTP_3 -> "h3";
            case HTTP_2, GRPC -> job.scenario().workload().endpoint().tls() ? "h2" : "h2c";
            case HTTP_1_1, WEBSOCKET ->
                throw new IllegalArgumentException(
                        "workload: " + job.scenario().id() + " (expected: HTTP/2 or HTTP/3)");
        };
    }

    private static String seconds(Duration duration) {
        return Double.toString(duration.toNanos() / (double) TimeUnit.SECONDS.toNanos(1));
    }
}
