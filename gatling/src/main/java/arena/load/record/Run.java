package arena.load.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scenario, once, on one target.
 *
 * @param repeat counted from 1
 * @param failure why the run does not count, or none if it does; the first line tells the most
 * @param errors kinds of failed requests of the measured phase
 * @param requests that were answered rightly in the measured phase
 * @param failed requests of it that were not
 * @param warmUp right answers per second, in each slice of the warm-up
 * @param values what was measured
 * @param missing why other things were not
 * @param samples of the server while it was under load
 * @param latencies of the right answers: an HdrHistogram in nanoseconds, compressed, as Base64
 * @param report the tool's own, if it writes one, relative to the record
 * @param log what the tool printed, or the server if the tool was not started, relative to the record; none if there is none
 */
public record Run(
        String target,
        String scenario,
        int repeat,
        Instant date,
        Optional<String> failure,
        List<ErrorKind> errors,
        long requests,
        long failed,
        List<Double> warmUp,
        Map<Metric, Double> values,
        Map<Metric, String> missing,
        List<Sample> samples,
        Optional<String> latencies,
        Optional<String> report,
        Optional<String> log) {

    public Run {
        errors = List.copyOf(errors);
        warmUp = List.copyOf(warmUp);
        values = Map.copyOf(values);
        missing = Map.copyOf(missing);
        samples = List.copyOf(samples);
    }

    @JsonIgnore
    public boolean isGood() {
        return failure.isEmpty();
    }

    /** The same under another name of its target. */
    public Run onTarget(String name) {
        return new Run(
                name, scenario, repeat, date, failure, errors, requests, failed, warmUp, values, missing, samples,
                latencies, report, log);
    }

    /**
     * The same for a record that stands elsewhere.
     *
     * @param path to the folder of this record from that of the other
     */
    public Run seenFrom(Path path) {
        return new Run(
                target,
                scenario,
                repeat,
                date,
                failure,
                errors,
                requests,
                failed,
                warmUp,
                values,
                missing,
                samples,
                latencies,
                report.map(file -> path.resolve(file).toString()),
                log.map(file -> path.resolve(file).toString()));
    }

    public Optional<Double> value(Metric metric) {
        return Optional.ofNullable(values.get(metric));
    }
}
