package arena.load.harness;

import arena.load.record.ErrorKind;
import arena.load.record.Metric;
import arena.load.simulation.Measurement;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a load generator found out.
 *
 * @param measurement none if it broke off
 * @param besides answers that were given in the same time and are not in the measurement
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

    /** What is left of one that did not come to its end. */
    static LoadOutcome brokenOff(String why) {
        return new LoadOutcome(Optional.empty(), 0, List.of(), Optional.of(why), Optional.empty());
    }

    /** Both together, as two generators of the same time: counts and histograms add up, and one failure is enough. */
    LoadOutcome plus(LoadOutcome other) {
        return new LoadOutcome(
                measurement.flatMap(mine -> other.measurement.map(mine::plus)),
                besides + other.besides,
                Stream.concat(errors.stream(), other.errors.stream()).toList(),
                failure.or(() -> other.failure),
                report.or(() -> other.report));
    }

    long requests() {
        return measurement.map(counted -> counted.latencies().getTotalCount()).orElse(0L);
    }

    long failed() {
        return measurement.map(Measurement::failed).orElse(0L);
    }

    /** All that the server answered meanwhile, rightly or not. */
    long answered() {
        return requests() + failed() + besides;
    }

    /** Right answers per second. */
    double rate() {
        return measurement
                .map(counted -> Objects.requireNonNull(Figures.of(counted).get(Metric.REQUESTS_PER_SECOND)))
                .orElse(0.0);
    }

    /**
     * Why the run does not count: the first reason, most telling first.
     *
     * @param failedBefore requests of the warm-up that failed, and that the measurement does not know of
     */
    Optional<String> verdict(long failedBefore) {
        return measurement
                .flatMap(counted -> problem(counted, counted.failedInWarmUp() + failedBefore))
                .or(() -> failure);
    }

    private static Optional<String> problem(Measurement measurement, long failedInWarmUp) {
        long right = measurement.latencies().getTotalCount();
        if (measurement.failed() > 0) {
            return Optional.of(measurement.failed() + " of " + (right + measurement.failed()) + " requests failed");
        }
        if (failedInWarmUp > 0) {
            return Optional.of(failedInWarmUp + " requests failed during the warm-up");
        }
        return right == 0 ? Optional.of("no request of the measured phase was answered") : Optional.empty();
    }
}
