package arena.load.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.LoadShape.FixedRate;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A second of warm-up, ten that are measured, two connections, and ten requests a second where a rate is fixed. */
class ConnectionTest {

    private static final Duration MEASURED = Duration.ofSeconds(10);
    private static final LoadSettings SETTINGS = new LoadSettings(
            "sample", URI.create("http://localhost"), 2, 10, Duration.ofSeconds(1), MEASURED, null, Path.of("unused"));
    private static final Schedule AT_FIXED_RATE = Schedule.of(new FixedRate(List.of(2), 10, MEASURED), SETTINGS);
    private static final Schedule AFTER_ANSWER = Schedule.of(ClosedLoop.of(2), SETTINGS);

    private final Meter meter = new Meter();
    private Duration now = Duration.ofMinutes(3);
    private final PhaseClock clock = new PhaseClock(SETTINGS, () -> now.toNanos(), _ -> {});

    @AfterEach
    void stopTheClock() {
        clock.close();
    }

    @Test
    void countsFromTheSendingIfItWasFreeWhenTheRequestWasDue() {
        Connection connection = connection(0, AT_FIXED_RATE, 0);
        pass(2000);

        exchange(connection, 7);

        Histogram latencies = latencies();
        assertThat(latencies.getTotalCount()).isOne();
        assertThat(millis(latencies.getMaxValue())).isEqualTo(7);
    }

    @Test
    void countsFromTheScheduleIfItWasStillWaiting() {
        clock.connectionOpens();
        pass(1000);
        Connection connection = connection(0, AT_FIXED_RATE, 0);
        for (int i = 0; i < 5; i++) {
            exchange(connection, 0);
            pass(connection.untilDue().toMillis());
        }

        exchange(connection, 450);
        exchange(connection, 1);

        // Due 200 ms after the one before, sent when that was answered after 450, answered 1 ms later.
        Histogram latencies = latencies();
        assertThat(millis(latencies.getMaxValue())).isEqualTo(450);
        assertThat(millis(latencies.getValueAtPercentile(80))).isEqualTo(251);
    }

    @Test
    void spreadsConnectionsOverThePeriod() {
        Connection first = connection(0, AT_FIXED_RATE, 0);
        Connection second = connection(1, AT_FIXED_RATE, 0);

        assertThat(first.untilDue()).isZero();
        assertThat(second.untilDue()).isEqualTo(Duration.ofMillis(100));
    }

    @Test
    void skipsWhatWasDueBeforeItWasOpened() {
        connection(0, AT_FIXED_RATE, 0);
        pass(250);

        assertThat(connection(1, AT_FIXED_RATE, 0).untilDue()).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void doesNotMakeUpForWhatItMissedDuringTheWarmUp() {
        Connection connection = connection(0, AT_FIXED_RATE, 0);

        exchange(connection, 1050);

        assertThat(connection.untilDue()).isEqualTo(Duration.ofMillis(150));
    }

    @Test
    void doesNotCountWhatIsSentDuringTheWarmUp() {
        Connection connection = connection(0, AFTER_ANSWER, 0);

        exchange(connection, 500);
        connection.sends();
        connection.answered(false);

        Measurement result = meter.result(MEASURED);
        assertThat(result.latencies().getTotalCount()).isZero();
        assertThat(result.failed()).isZero();
        assertThat(result.failedInWarmUp()).isOne();
    }

    @Test
    void keepsWrongAnswersApart() {
        Connection connection = connection(0, AFTER_ANSWER, 0);
        pass(1000);

        connection.sends();
        connection.answered(false);

        Measurement result = meter.result(MEASURED);
        assertThat(result.latencies().getTotalCount()).isZero();
        assertThat(result.failed()).isOne();
    }

    @Test
    void isRetiredAfterItsRequests() {
        Connection connection = connection(0, AFTER_ANSWER, 2);

        exchange(connection, 1);
        assertThat(connection.hasMore()).isTrue();
        exchange(connection, 1);

        assertThat(connection.hasMore()).isFalse();
    }

    @Test
    void endsWithTheMeasuredPhase() {
        Connection connection = connection(0, AFTER_ANSWER, 0);

        pass(10_999);
        assertThat(connection.hasMore()).isTrue();
        pass(1);

        assertThat(connection.hasMore()).isFalse();
    }

    private Connection connection(long ordinal, Schedule schedule, int requestsPerConnection) {
        return new Connection(ordinal, new Connection.Traffic(clock, meter, schedule, requestsPerConnection));
    }

    private void exchange(Connection connection, long answerMillis) {
        connection.sends();
        pass(answerMillis);
        connection.answered(true);
    }

    private void pass(long millis) {
        now = now.plusMillis(millis);
    }

    private Histogram latencies() {
        return meter.result(MEASURED).latencies();
    }

    private static long millis(long nanos) {
        return Math.round(nanos / 1e6);
    }
}
