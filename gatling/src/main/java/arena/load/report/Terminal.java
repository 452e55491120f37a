package arena.load.report;

import arena.load.harness.Progress;
import arena.load.harness.Scenario;
import arena.load.record.Metric;
import arena.load.record.Run;
import arena.load.simulation.Phase;
import java.io.Console;
import java.io.PrintStream;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * All that the user sees while a bench runs. On a terminal, one line says what is going on and changes every second;
 * elsewhere a line is added every few seconds. Thread-safe.
 */
public final class Terminal implements Progress, AutoCloseable {

    private static final String ERASE_LINE = "\r\u001b[K";
    private static final int SECONDS_PER_LINE = 5;

    private final PrintStream out;
    private final boolean interactive;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("progress").factory());
    private String run = "";
    private String activity = "";
    private long beginNanos;
    private long endNanos;

    private Terminal(PrintStream out, boolean interactive) {
        this.out = out;
        this.interactive = interactive;
        int period = interactive ? 1 : SECONDS_PER_LINE;
        var _ = timer.scheduleAtFixedRate(this::tick, period, period, TimeUnit.SECONDS);
    }

    /** The one that the program was started from. */
    public static Terminal ofThisProcess() {
        boolean interactive =
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
        return new Terminal(System.out, interactive);
    }

    /** One that is no terminal: nothing written to it is ever erased. */
    public static Terminal plain(PrintStream out) {
        return new Terminal(out, false);
    }

    /** Text that stays. */
    public synchronized void print(String text) {
        erase();
        out.println(text);
    }

    /** What was going on has ended. */
    public synchronized void idle() {
        activity = "";
        erase();
    }

    @Override
    public synchronized void serverStarts() {
        begin("starting the server", Duration.ZERO);
    }

    @Override
    public synchronized void runStarts(int number, int of, Scenario scenario, String target) {
        run = "[" + number + "/" + of + "] " + scenario.id() + " (" + target + "): ";
        begin("preparing", Duration.ZERO);
    }

    @Override
    public synchronized void listenerAwaited(URI listener) {
        begin("waiting for " + listener, Duration.ZERO);
    }

    @Override
    public synchronized void loadStarts(Scenario scenario) {
        begin("starting " + scenario.tool().label(), Duration.ZERO);
    }

    @Override
    public synchronized void phase(Phase phase, Duration expected) {
        begin(
                switch (phase) {
                    case WARM_UP -> "warming up";
                    case MEASUREMENT -> "measuring";
                    case REPORT -> "writing the report";
                },
                expected);
    }

    @Override
    public synchronized void runEnds(Run ended) {
        activity = "";
        print(run
                + ended.failure()
                        .flatMap(reason -> reason.lines().findFirst())
                        .map(reason -> "FAILED, " + reason)
                        .orElseGet(() -> outcome(ended)));
    }

    @Override
    public synchronized void benchmarksStart(Duration expected) {
        begin("measuring body and handler alone", expected);
    }

    private static String outcome(Run ended) {
        return Stream.of(Metric.MEMORY_PER_CONNECTION, Metric.REQUESTS_PER_SECOND)
                .flatMap(metric -> ended.value(metric).stream().map(value -> metric.text(value) + " " + metric.title()))
                .findFirst()
                .orElse("done");
    }

    @Override
    public synchronized void close() {
        timer.shutdownNow();
        erase();
    }

    private void begin(String what, Duration expected) {
        activity = what;
        beginNanos = System.nanoTime();
        endNanos = System.nanoTime() + expected.toNanos();
        if (interactive) {
            tick();
        }
    }

    private synchronized void tick() {
        if (!activity.isEmpty()) {
            erase();
            out.print(run + activity + time() + (interactive ? "" : System.lineSeparator()));
            out.flush();
        }
    }

    /** What is left of it, or else how long it has taken, so that no two lines are alike. */
    private String time() {
        long now = System.nanoTime();
        long left = TimeUnit.NANOSECONDS.toSeconds(endNanos - now + TimeUnit.SECONDS.toNanos(1) - 1);
        long taken = TimeUnit.NANOSECONDS.toSeconds(now - beginNanos);
        return left > 0 ? ", " + left + " s left" : ", for " + taken + " s";
    }

    private void erase() {
        if (interactive) {
            out.print(ERASE_LINE);
        }
    }
}
