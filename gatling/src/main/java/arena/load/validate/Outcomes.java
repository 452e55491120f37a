package arena.load.validate;

import arena.load.validate.Outcome.Status;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;

/** What came of all assertions of a run, in the order in which they were made. Immutable. */
public record Outcomes(List<Outcome> all) {

    public Outcomes {
        all = List.copyOf(all);
    }

    /** Whether nothing failed. */
    public boolean isGood() {
        return count(Status.FAILED) == 0;
    }

    List<Outcome> of(Status status) {
        return all.stream().filter(outcome -> outcome.is(status)).toList();
    }

    long count(Status status) {
        return of(status).size();
    }

    SequencedSet<String> groups() {
        return all.stream().map(Outcome::group).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    Outcomes in(String group) {
        return new Outcomes(
                all.stream().filter(outcome -> outcome.group().equals(group)).toList());
    }

    /** The numbers, such as {@code 72 passed, 1 failed, 3 skipped}. */
    public String counts() {
        return count(Status.PASSED) + " passed, " + count(Status.FAILED) + " failed, " + count(Status.SKIPPED)
                + " skipped";
    }
}
