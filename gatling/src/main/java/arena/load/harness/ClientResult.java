package arena.load.harness;

import arena.load.record.ErrorKind;
import arena.load.simulation.Measurement;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * The JSON object that arena-client prints at its end.
 *
 * @param rightInWarmUp answers before the measured phase that were right
 */
record ClientResult(Measurement measurement, long rightInWarmUp, List<ErrorKind> errors) {

    private static final ObjectMapper JSON = new ObjectMapper();

    ClientResult {
        errors = List.copyOf(errors);
    }

    /** @throws BrokenOffException if there is none */
    static ClientResult parse(String output, int exitCode) throws IOException {
        String last = output.lines().filter(line -> line.startsWith("{")).reduce("", (_, line) -> line);
        if (last.isEmpty()) {
            throw new BrokenOffException("arena-client broke off with exit code " + exitCode + ": " + output.strip());
        }
        JsonNode result = JSON.readTree(last);
        Measurement measurement = new Measurement(
                Duration.ofNanos(Math.round(result.path("seconds").asDouble() * TimeUnit.SECONDS.toNanos(1))),
                result.path("failed").asLong(),
                result.path("failedInWarmUp").asLong(),
                OptionalLong.empty(),
                Measurement.decoded(result.path("latencies").asText()));
        List<ErrorKind> errors = new ArrayList<>();
        result.path("errors").properties().forEach(error -> {
            String example = result.path("examples").path(error.getKey()).asText(error.getKey());
            errors.add(new ErrorKind(example, error.getValue().asLong()));
        });
        return new ClientResult(measurement, result.path("requestsInWarmUp").asLong(), errors);
    }

    LoadOutcome outcome() {
        return new LoadOutcome(Optional.of(measurement), rightInWarmUp, errors, Optional.empty(), Optional.empty());
    }
}
