package arena.profiles.delay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The wheel with very many tasks, over several turns, by a clock that is moved by hand. */
class TimerWheelLoadTest {

    private static final int WAITS = 32_000;
    private static final long MIB = 1024 * 1024;
    private static final long MAX_LATE_NANOS = TimerWheel.NEAR_NANOS + HandDrivenTime.TURN_NANOS;

    private final HandDrivenTime time = new HandDrivenTime();
    private final TimerWheel wheel = new TimerWheel(time, time);
    private final List<Long> deadlines = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void isNeverEarlyAndAtMostAFewMicrosecondsLateOverManyTurns(long seed) {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(seed);

        for (int i = 0; i < WAITS; i++) {
            long millis = random.nextInt(10) == 0 ? random.nextLong(1, 60_001) : random.nextLong(1, 100);
            long deadline = time.passed() + millis * 1_000_000;
            wheel.after(millis, () -> record(time.passed(), deadline));
            time.pass(random.nextLong(20_000_000));
        }
        time.passMillis(60_001);

        assertThat(time.passed()).isGreaterThan(Duration.ofMinutes(5).toNanos());
        assertThat(deadlines).hasSize(WAITS);
        assertThat(time.isIdle()).isTrue();
    }

    @Test
    void runsInTheOrderOfDeadlinesHoweverManyWait() {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(1);
        for (int i = 0; i < WAITS; i++) {
            long millis = random.nextLong(30_000, 60_001);
            long deadline = time.passed() + millis * 1_000_000;
            wheel.after(millis, () -> deadlines.add(deadline));
            time.pass(random.nextLong(1_000));
        }

        time.passMillis(60_001);

        assertThat(deadlines).hasSize(WAITS).isSorted();
    }

    @Test
    void holdsThirtyTwoThousandWaitsInAFewMebibytes() {
        var memory = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = memory.getCurrentThreadAllocatedBytes();

        TimerWheel measured = new TimerWheel(time, time);
        for (int i = 0; i < WAITS; i++) {
            long number = i;
            measured.after(1 + i % 60_000, () -> deadlines.add(number));
        }

        // What was allocated is an upper bound of what is retained: 1.3 MiB of nodes and as much of tasks.
        assertThat(memory.getCurrentThreadAllocatedBytes() - before).isLessThan(8 * MIB);
    }

    @Test
    void forgetsTasksThatHaveRun() {
        List<WeakReference<Runnable>> references = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            byte[] load = new byte[1024];
            Runnable task = () -> deadlines.add((long) load.length);
            references.add(new WeakReference<>(task));
            wheel.after(1 + i % 50, task);
        }

        time.passMillis(50);

        assertThat(deadlines).hasSize(1000);
        await().atMost(Duration.ofSeconds(10)).untilAsserted(() -> {
            System.gc();
            assertThat(references).allMatch(reference -> reference.refersTo(null));
        });
    }

    private void record(long now, long deadline) {
        assertThat(now - deadline).isBetween(0L, MAX_LATE_NANOS);
        deadlines.add(deadline);
    }
}
