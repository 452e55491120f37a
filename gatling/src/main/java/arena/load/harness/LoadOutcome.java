package arena.load.harness;

import arena.load.simulation.Measurement;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a load generator found out.
 *
 * @param measurement none if it broke off
 * @param besides answers that were given between the phases MEASUREMENT and REPORT and are not in the measurement
 * @param errors kinds of failed requests of the measured phase
 * @param failure why the run does not count, beside what the measurement says itself
 * @param report the first page of the generator's own report, if it wrote one
 */
record LoadOutcome(
        Optional<Measurement> measurement,
        long besides,
        List<ErrorKind> errors,
        Optional<String> failure,
        Optional<Path> report) {

    LoadOutcome {
        errors = List.copyOf(errors);
    }

    /** What is left of one that ended too soon. */
    static LoadOutcome brokenOff(BrokenOffException cause) {
        return new LoadOutcome(
                Optional.empty(), 0, List.of(), Optional.of(String.valueOf(cause.getMessage())), Optional.empty());
    }

    /** Why the run does not count: the first reason, most telling first. */
    Optional<String> verdict() {
        return measurement.flatMap(LoadOutcome::problem).or(() -> failure);
    }

    private static Optional<String> problem(Measurement measurement) {
        long right = measurement.latencies().getTotalCount();
        if (measurement.failed() > 0) {
            return Optional.of(measurement.failed() + " of " + (right + measurement.failed()) + " requests failed");
        }
        if (measurement.failedInWarmUp() > 0) {
            return Optional.of(measurement.failedInWarmUp() + " requests failed during the warm-up");
        }
        return right == 0 ? Optional.of("no request of the measured phase was answered") : Optional.empty();
    }
}
