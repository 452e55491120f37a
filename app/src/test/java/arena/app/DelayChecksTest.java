package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Delays that overlap, which must not take longer than the longest. */
@ParameterizedClass
@EnumSource(Flavour.class)
class DelayChecksTest {

    private final RunningServer server;

    DelayChecksTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    private record Timed(RawResponse response, Duration elapsed) {}

    @Test
    @DisplayName("CHECKS 38: 32 delays at once, each with its own answer")
    void keepsManyDelaysAtOnce() {
        List<CompletableFuture<Duration>> delays = IntStream.rangeClosed(1, 32)
                .map(i -> 100 + i * 13 % 400)
                .mapToObj(millis -> CompletableFuture.supplyAsync(() -> assertKept(millis), Fragments.threads()))
                .toList();

        // One after the other they would take 10 s.
        assertThat(delays).extracting(CompletableFuture::join).allMatch(it -> it.compareTo(Duration.ofSeconds(5)) < 0);
    }

    private Duration assertKept(int millis) {
        Timed timed = timed("/delay/" + millis);

        assertThat(timed.response().status()).isEqualTo(200);
        assertThat(timed.response().body()).isEqualTo(Integer.toString(millis));
        assertThat(timed.response().header("Content-Type")).hasValue("text/plain");
        assertThat(timed.elapsed().toNanos() / 1e6).isGreaterThanOrEqualTo(0.9 * millis);
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
