package arena.load.validate;

import arena.load.validate.Outcome.Status;
import arena.load.validate.checks.Checks;
import arena.load.validate.checks.Group;
import arena.load.validate.checks.Groups;
import arena.load.validate.checks.Tally;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.opentest4j.TestAbortedException;

/** Keeps what came of each assertion while they run, and tells when a class of them is done. Thread-safe. */
final class Recorder implements TestExecutionListener, Tally {

    /** Within which the end of this run follows that of its server where one key has ended both. */
    private static final Duration DOUBT = Duration.ofMillis(200);

    private final Consumer<Outcomes> progress;
    private final Interruption interruption;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final Map<String, Long> begins = new HashMap<>();
    private final Map<String, String> notes = new HashMap<>();
    private int reported;

    Recorder(Consumer<Outcomes> progress, Interruption interruption) {
        this.progress = progress;
        this.interruption = interruption;
    }

    synchronized Outcomes outcomes() {
        return new Outcomes(outcomes);
    }

    @Override
    public synchronized long judged() {
        String general = Groups.of(Groups.GENERAL).value();
        return outcomes.stream()
                .filter(outcome -> !outcome.group().equals(general) && !outcome.is(Status.SKIPPED))
                .count();
    }

    @Override
    public synchronized void executionStarted(TestIdentifier test) {
        begins.put(test.getUniqueId(), System.nanoTime());
    }

    @Override
    public synchronized void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
        notes.put(test.getUniqueId(), String.join(", ", entry.getKeyValuePairs().values()));
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        add(test, Status.SKIPPED, reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Status status = switch (result.getStatus()) {
            case SUCCESSFUL -> Status.PASSED;
            case ABORTED -> Status.SKIPPED;
            case FAILED -> Status.FAILED;
        };
        if (status == Status.FAILED && interruption.comesWithin(DOUBT)) {
            return;
        }
        if (test.isTest() || status == Status.FAILED) {
            add(test, status, result.getThrowable().map(Recorder::message).orElse(""));
        }
        if (test.getSource().filter(ClassSource.class::isInstance).isPresent()) {
            report();
        }
    }

    private synchronized void add(TestIdentifier test, Status status, String detail) {
        if (interruption.isInterrupted()) {
            return;
        }
        long now = System.nanoTime();
        Optional<MethodSource> method =
                test.getSource().filter(MethodSource.class::isInstance).map(MethodSource.class::cast);
        int number = method.map(MethodSource::getJavaMethod)
                .map(source -> source.getAnnotation(Checks.class))
                .map(Checks::value)
                .orElse(0);
        String group = method.map(MethodSource::getJavaClass)
                .map(Groups::of)
                .map(Group::value)
                .orElse(test.getDisplayName());
        outcomes.add(new Outcome(
                number,
                group,
                test.getDisplayName(),
                status,
                detail.isEmpty() ? notes.getOrDefault(test.getUniqueId(), "") : detail,
                Duration.ofNanos(now - begins.getOrDefault(test.getUniqueId(), now))));
    }

    private synchronized void report() {
        List<Outcome> fresh = outcomes.subList(reported, outcomes.size());
        if (!fresh.isEmpty() && !interruption.isInterrupted()) {
            progress.accept(new Outcomes(fresh));
            reported = outcomes.size();
        }
    }

    /** Errors of ours are sentences; of all others the type says more than the message. */
    private static String message(Throwable failure) {
        boolean ours = failure instanceof AssertionError || failure instanceof TestAbortedException;
        return ours && failure.getMessage() != null ? failure.getMessage() : failure.toString();
    }
}
