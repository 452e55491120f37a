package arena.load.harness;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What came of one planned run.
 *
 * @param figures none if the run broke off
 * @param errors kinds of failed requests of the measured phase
 * @param failure why the run does not count, or none if it does
 * @param report the first page of Gatling's report, if it wrote one
 * @param log what Gatling printed
 */
public record ProfileResult(
        PlannedRun run,
        Optional<Figures> figures,
        List<ErrorKind> errors,
        Optional<String> failure,
        Optional<Path> report,
        Path log) {

    public ProfileResult {
        errors = List.copyOf(errors);
    }

    public boolean isGood() {
        return failure.isEmpty();
    }
}
