package arena.profiles.delay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.profiles.http.RequestException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The wheel by a clock that is moved by hand. */
class TimerWheelTest {

    private final HandDrivenTime time = new HandDrivenTime();
    private final TimerWheel wheel = new TimerWheel(time, time);
    private final List<String> ran = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 10, 59_999, 60_000})
    void runsOnTheNanosecondOfTheDeadline(long millis) {
        time.pass(123_457);
        wheel.after(millis, () -> ran.add("task"));

        time.pass(millis * 1_000_000 - 1);
        assertThat(ran).isEmpty();

        time.pass(1);
        assertThat(ran).containsExactly("task");
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0, 60_001})
    void refusesDelaysOutsideItsRange(long millis) {
        assertThatThrownBy(() -> wheel.after(millis, () -> ran.add("task")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("millis: " + millis + " (expected: 1 to 60000)");
    }

    @Test
    void runsInTheOrderOfDeadlinesAlsoWithinAMillisecond() {
        wheel.after(11, () -> ran.add("third"));
        time.pass(600_000);
        wheel.after(10, () -> ran.add("first"));
        time.pass(100_000);
        wheel.after(10, () -> ran.add("second"));

        time.passMillis(20);

        assertThat(ran).containsExactly("first", "second", "third");
    }

    @Test
    void runsTasksOfTheSameDeadlineByOneAlarmInTheOrderOfTheirCalls() {
        for (int i = 0; i < 100; i++) {
            String name = "task " + i;
            wheel.after(10, () -> ran.add(name));
        }

        time.passMillis(10);

        assertThat(ran).hasSize(100).startsWith("task 0", "task 1").endsWith("task 99");
        assertThat(time.alarmsSet()).isEqualTo(1);
    }

    @Test
    void isIdleWhileNothingWaits() {
        time.passMillis(1000);
        assertThat(time.alarmsSet()).isZero();

        wheel.after(10, () -> ran.add("task"));
        assertThat(time.isIdle()).isFalse();

        time.passMillis(10);
        assertThat(time.isIdle()).isTrue();
        assertThat(time.alarmsSet()).isEqualTo(1);
        assertThat(time.turns()).isZero();
    }

    @Test
    void setsAnAlarmForEachDeadlineThatIsNotNearTheLastOne() {
        wheel.after(10, () -> ran.add("alarm"));
        time.pass(TimerWheel.NEAR_NANOS);
        wheel.after(10, () -> ran.add("near"));
        assertThat(time.alarmsSet()).isEqualTo(1);

        time.pass(1);
        wheel.after(10, () -> ran.add("alarm of its own"));
        assertThat(time.alarmsSet()).isEqualTo(2);

        wheel.after(5, () -> ran.add("earlier"));
        assertThat(time.alarmsSet()).isEqualTo(3);

        time.passMillis(20);
        assertThat(ran).containsExactly("earlier", "alarm", "near", "alarm of its own");
        assertThat(time.isIdle()).isTrue();
    }

    @Test
    void keepsTheEventLoopAwakeForATaskShortlyBehindItsAlarmButNoLonger() {
        wheel.after(10, () -> ran.add("alarm"));
        time.pass(10 * HandDrivenTime.TURN_NANOS);
        wheel.after(10, () -> ran.add("near"));
        time.passMillis(1);
        wheel.after(10, () -> ran.add("later"));

        time.passMillis(10);

        assertThat(ran).containsExactly("alarm", "near", "later");
        assertThat(time.turns()).isEqualTo(10);
    }

    @Test
    void runsWhatIsDueWhenItIsCalledAlthoughTheAlarmHasNotRung() {
        wheel.after(10, () -> ran.add("due"));
        time.stallMillis(10);

        wheel.after(10, () -> ran.add("waiting"));

        assertThat(ran).containsExactly("due");
    }

    @Test
    void survivesAStallThatIsLongerThanATurn() {
        wheel.after(60_000, () -> ran.add("first"));
        time.stallMillis(30_000);
        wheel.after(60_000, () -> ran.add("second"));
        time.stallMillis(100_000);
        wheel.after(7, () -> ran.add("third"));
        assertThat(ran).containsExactly("first", "second");

        time.passMillis(6);
        assertThat(ran).hasSize(2);

        time.passMillis(1);
        assertThat(ran).endsWith("third");
    }

    @Test
    void runsTheOthersWhenOneFails() {
        wheel.after(10, () -> {
            throw RequestException.badRequest("on purpose");
        });
        wheel.after(10, () -> ran.add("other"));

        time.passMillis(10);

        assertThat(ran).containsExactly("other");
    }

    @Test
    void takesTasksFromATaskWithoutRunningInsideIt() {
        wheel.after(10, () -> {
            time.stallMillis(5);
            wheel.after(1, () -> ran.add("inner"));
            ran.add("outer");
        });
        wheel.after(12, () -> ran.add("due meanwhile"));

        time.passMillis(10);
        assertThat(ran).containsExactly("outer", "due meanwhile");

        time.passMillis(6);
        assertThat(ran).endsWith("inner");
    }
}
