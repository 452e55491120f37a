package arena.profiles.delay;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Both timers by the real clock. */
class DelayTimerTest {

    private static final int TASKS = 600;

    private static Vertx vertx;

    private record Wait(long millis, long nanos) {}

    @BeforeAll
    static void open() {
        vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    }

    @AfterAll
    static void close() {
        vertx.close().await();
    }

    @ParameterizedTest
    @EnumSource
    void neverRunsEarlyHoweverManyWaitAtOnce(TimerKind kind) throws TimeoutException {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(7);
        Promise<List<Wait>> all = Promise.promise();
        List<Wait> waits = new ArrayList<>();

        vertx.runOnContext(_ -> {
            DelayTimer timer = kind.create(vertx);
            for (int i = 0; i < TASKS; i++) {
                long millis = random.nextLong(1, 200);
                long begin = System.nanoTime();
                timer.after(millis, () -> {
                    waits.add(new Wait(millis, System.nanoTime() - begin));
                    if (waits.size() == TASKS) {
                        all.complete(waits);
                    }
                });
            }
        });

        assertThat(all.future().await(30, TimeUnit.SECONDS))
                .allMatch(wait -> wait.nanos() >= TimeUnit.MILLISECONDS.toNanos(wait.millis()));
    }

    @ParameterizedTest
    @EnumSource
    void runsTheShorterDelayFirst(TimerKind kind) throws TimeoutException {
        Promise<List<String>> all = Promise.promise();
        List<String> ran = new ArrayList<>();

        vertx.runOnContext(_ -> {
            DelayTimer timer = kind.create(vertx);
            timer.after(60, () -> {
                ran.add("longer");
                all.complete(ran);
            });
            timer.after(20, () -> ran.add("shorter"));
        });

        Future<List<String>> future = all.future();
        assertThat(future.await(30, TimeUnit.SECONDS)).containsExactly("shorter", "longer");
    }
}
