package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pipeline and the delay. */
@ParameterizedClass
@EnumSource(Flavour.class)
class DelayChecksTest {

    private final RunningServer server;

    DelayChecksTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    private record Timed(RawResponse response, Duration elapsed) {}

    @Test
    @DisplayName("CHECKS 29, 30: /pipeline answers ok as plain text")
    void answersOk() {
        RawResponse response = server.exchange(Wire.get("/pipeline"));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.body()).isEqualTo("ok");
        assertThat(response.header("Content-Type")).hasValue("text/plain");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @DisplayName("CHECKS 31, 32: a random delay is kept")
    void keepsRandomDelay(long seed) {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(seed);

        assertKept(random.nextInt(10, 91), 0.9);
    }

    @Test
    @DisplayName("CHECKS 33: no delay")
    void answersZero() {
        assertThat(server.exchange(Wire.get("/delay/0")).body()).isEqualTo("0");
    }

    @Test
    @DisplayName("CHECKS 34 to 37: a short and a long delay")
    void tellsShortFromLongDelay() {
        Duration shorter = assertKept(10, 0.8);
        Duration longer = assertKept(500, 0.9);

        assertThat(longer.minus(shorter)).isGreaterThanOrEqualTo(Duration.ofMillis(300));
        assertThat(shorter).isLessThanOrEqualTo(Duration.ofSeconds(2));
    }

    @Test
    @DisplayName("CHECKS 38: 32 delays at once, each with its own answer")
    void keepsManyDelaysAtOnce() {
        List<CompletableFuture<Duration>> delays = IntStream.rangeClosed(1, 32)
                .map(i -> 100 + i * 13 % 400)
                .mapToObj(millis -> CompletableFuture.supplyAsync(() -> assertKept(millis, 0.9), Fragments.threads()))
                .toList();

        // One after the other they would take 10 s.
        assertThat(delays).extracting(CompletableFuture::join).allMatch(it -> it.compareTo(Duration.ofSeconds(5)) < 0);
    }

    private Duration assertKept(int millis, double atLeast) {
        Timed timed = timed("/delay/" + millis);

        assertThat(timed.response().status()).isEqualTo(200);
        assertThat(timed.response().body()).isEqualTo(Integer.toString(millis));
        assertThat(timed.response().header("Content-Type")).hasValue("text/plain");
        assertThat(timed.elapsed().toNanos() / 1e6).isGreaterThanOrEqualTo(atLeast * millis);
        return timed.elapsed();
    }

    private Timed timed(String target) {
        try (RawConnection connection = server.connect()) {
            long begin = System.nanoTime();
            RawResponse response = connection.exchange(Wire.get(target));
            return new Timed(response, Duration.ofNanos(System.nanoTime() - begin));
        }
    }
}
