package arena.load.harness;

import arena.load.record.ErrorKind;
import arena.load.simulation.Measurement;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * wrk. It sees the status of an answer and nothing of its body; but it says so if a connection breaks off, and opens it anew.
 */
record WrkGenerator(Path program) implements LoadGenerator.Repeatable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int SIGNIFICANT_DIGITS = 3;
    private static final List<String> ERRORS = List.of("connect", "read", "write", "status", "timeout");

    @Override
    public LoadOutcome load(LoadJob job, Duration duration, ChildProcesses children) throws IOException {
        Path script = Files.writeString(job.folder().resolve("wrk.lua"), WrkScript.of(job));
        List<String> command = List.of(
                program.toString(),
                "-t",
                Integer.toString(job.threads()),
                "-c",
                Integer.toString(job.connections()),
                "-d",
                duration.toSeconds() + "s",
                "--timeout",
                "10s",
                "-s",
                script.toString(),
                job.target().toString());
        StringBuilder output = new StringBuilder();
        int exitCode =
                job.process(command).run(children, line -> output.append(line).append('\n'));
        return parse(
                output.toString(),
                exitCode,
                job.connections(),
                job.scenario().used().pipelineDepth());
    }

    /** @throws BrokenOffException if the line with the counts is not there */
    static LoadOutcome parse(String output, int exitCode, int connections, int pipelineDepth) throws IOException {
        String counts = output.lines()
                .filter(line -> line.startsWith(WrkScript.MARK))
                .findFirst()
                .orElseThrow(() ->
                        new BrokenOffException("wrk broke off with exit code " + exitCode + ": " + output.strip()));
        JsonNode result = JSON.readTree(counts.substring(WrkScript.MARK.length()));
        List<ErrorKind> errors = new ArrayList<>();
        for (String kind : ERRORS) {
            if (result.path(kind).asLong() > 0) {
                errors.add(new ErrorKind(
                        kind.equals("status") ? "status 400 or above" : kind,
                        result.path(kind).asLong()));
            }
        }
        Histogram latencies = latencies(result, connections, pipelineDepth);
        Measurement measurement = new Measurement(
                Duration.of(result.path("micros").asLong(), ChronoUnit.MICROS),
                errors.stream().mapToLong(ErrorKind::count).sum(),
                0,
                OptionalLong.of(result.path("bytes").asLong()),
                latencies);
        return new LoadOutcome(Optional.of(measurement), 0, errors, Optional.empty(), Optional.empty());
    }

    /** wrk takes one latency of all requests that it sends together: when the last of them is answered. */
    private static Histogram latencies(JsonNode result, int connections, int pipelineDepth) {
        Map<Long, Long> corrected = new HashMap<>();
        result.path("latencies")
                .forEach(entry ->
                        corrected.put(entry.get(0).asLong(), entry.get(1).asLong()));
        Histogram latencies = new Histogram(SIGNIFICANT_DIGITS);
        WrkLatencies.measured(
                        corrected,
                        result.path("micros").asLong(),
                        result.path("requests").asLong(),
                        connections)
                .forEach((micros, count) -> {
                    if (count > 0) {
                        latencies.recordValueWithCount(TimeUnit.MICROSECONDS.toNanos(micros), count * pipelineDepth);
                    }
                });
        return latencies;
    }
}
