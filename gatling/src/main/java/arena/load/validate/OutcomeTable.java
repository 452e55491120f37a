package arena.load.validate;

import arena.load.validate.Outcome.Status;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Outcomes as text for a terminal. */
public final class OutcomeTable {

    private OutcomeTable() {}

    /** A line about the assertions of one class; their numbers tell it from other classes of the group. */
    public static String line(Outcomes outcomes) {
        Duration taken = outcomes.all().stream().map(Outcome::taken).reduce(Duration.ZERO, Duration::plus);
        return String.format(
                Locale.ROOT,
                "%-16s %-8s %s (%.1f s)",
                outcomes.all().getFirst().group(),
                numbers(outcomes),
                outcomes.counts(),
                taken.toMillis() / 1e3);
    }

    private static String numbers(Outcomes outcomes) {
        var numbers = outcomes.all().stream().mapToInt(Outcome::number).summaryStatistics();
        return numbers.getMin() == numbers.getMax()
                ? Integer.toString(numbers.getMin())
                : numbers.getMin() + "–" + numbers.getMax();
    }

    /** A row for each group, then all that failed or was skipped, and why. */
    public static String of(Outcomes outcomes) {
        String rows = outcomes.groups().stream()
                .map(group -> row(group, outcomes.in(group)))
                .collect(Collectors.joining("\n", row("", "passed", "failed", "skipped") + "\n", ""));
        return rows + "\n" + list("Failed:", outcomes.of(Status.FAILED))
                + list("Skipped:", outcomes.of(Status.SKIPPED));
    }

    private static String row(String group, Outcomes outcomes) {
        return row(group, outcomes.count(Status.PASSED), outcomes.count(Status.FAILED), outcomes.count(Status.SKIPPED));
    }

    private static String row(String group, Object passed, Object failed, Object skipped) {
        return String.format(Locale.ROOT, "%-14s %8s %8s %8s", group, passed, failed, skipped);
    }

    private static String list(String title, List<Outcome> outcomes) {
        return outcomes.isEmpty()
                ? ""
                : outcomes.stream()
                        .map(outcome -> String.format(
                                Locale.ROOT,
                                "%5d %s: %s%n      %s",
                                outcome.number(),
                                outcome.group(),
                                outcome.name(),
                                outcome.detail()))
                        .collect(Collectors.joining("\n", "\n" + title + "\n", "\n"));
    }
}
