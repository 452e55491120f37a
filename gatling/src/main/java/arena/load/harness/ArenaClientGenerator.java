package arena.load.harness;

import arena.load.simulation.Phase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * arena-client: one process for the warm-up and another one, with connections of its own, for what is measured. That one
 * warms up again, shortly, for its own sake: it is a JVM, too.
 *
 * @param command file with its command line, one argument a line
 */
record ArenaClientGenerator(Path command) implements LoadGenerator {

    private static final Duration OWN_WARM_UP = Duration.ofSeconds(2);

    @Override
    public LoadOutcome run(LoadJob job, ChildProcesses children, Consumer<Phase> phases) throws IOException {
        Path requests = Files.writeString(job.folder().resolve("requests.jsonl"), ClientRequests.of(job));
        Duration warmUp = job.run().warmUp();
        Duration measured = job.run().used().duration();
        phases.accept(Phase.WARM_UP);
        long failedInWarmUp = 0;
        if (!warmUp.isZero()) {
            ClientResult result = load(job, requests, Duration.ZERO, warmUp, children);
            failedInWarmUp = result.measurement().failed();
        }
        phases.accept(Phase.MEASUREMENT);
        ClientResult result = load(job, requests, OWN_WARM_UP, measured, children);
        phases.accept(Phase.REPORT);
        return result.outcome(failedInWarmUp);
    }

    private ClientResult load(LoadJob job, Path requests, Duration warmUp, Duration duration, ChildProcesses children)
            throws IOException {
        List<String> line = new ArrayList<>(Files.readAllLines(command));
        line.addAll(List.of("load", job.target().toString(), "--insecure", "--protocol", protocol(job)));
        line.addAll(List.of("--connections", Integer.toString(job.connections())));
        line.addAll(List.of("--streams", Integer.toString(job.run().used().streams())));
        line.addAll(List.of("--warm-up", seconds(warmUp), "--duration", seconds(duration)));
        line.addAll(List.of("--requests-from", requests.toString()));
        StringBuilder output = new StringBuilder();
        int exitCode = new LoggedProcess(line, job.log())
                .run(children, printed -> output.append(printed).append('\n'));
        return ClientResult.parse(output.toString(), exitCode);
    }

    private static String protocol(LoadJob job) {
        return switch (job.run().profile().endpoint().protocol()) {
            case HTTP_3 -> "h3";
            case HTTP_2, GRPC -> job.run().profile().endpoint().tls() ? "h2" : "h2c";
            case HTTP_1_1, WEBSOCKET ->
                throw new IllegalArgumentException(
                        "profile: " + job.run().profile().id() + " (expected: HTTP/2 or HTTP/3)");
        };
    }

    private static String seconds(Duration duration) {
        return Double.toString(duration.toNanos() / (double) TimeUnit.SECONDS.toNanos(1));
    }
}
