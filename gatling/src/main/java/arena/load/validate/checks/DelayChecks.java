package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.Site;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.Wire;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;

/** Delays that are kept, and answers that name them. */
@Group(value = "async", profiles = "async")
final class DelayChecks {

    private static final int AT_ONCE = 32;

    private final Site http;

    DelayChecks(Arena arena) {
        http = arena.http();
    }

    @Checks(31)
    @DisplayName("a random delay is kept and named")
    void keepsRandomDelay() {
        int millis = Dice.between(10, 90);

        mustKeep(millis, 0.9);
    }

    @Checks(32)
    @DisplayName("a delay is answered in plain text")
    void answersPlainText() {
        delay(Dice.between(10, 90)).mustHaveType("text/plain");
    }

    @Checks(33)
    @DisplayName("no delay is answered 0")
    void answersZero() {
        delay(0).mustHaveBody(0);
    }

    @Checks(34)
    @DisplayName("a delay of 10 ms is kept")
    void keepsShortDelay() {
        mustKeep(10, 0.8);
    }

    @Checks(35)
    @DisplayName("a delay of 500 ms is kept")
    void keepsLongDelay() {
        mustKeep(500, 0.9);
    }

    @Checks(36)
    @DisplayName("a delay of 500 ms takes at least 300 ms longer than one of 10 ms")
    void tellsDelaysApart() {
        Exchange shorter = delay(10);

        delay(500).mustTakeAtLeast(shorter.millis() + 300);
    }

    @Checks(37)
    @DisplayName("a delay of 10 ms is over after 2 s at most")
    void endsShortDelay() {
        delay(10).mustTakeAtMost(2000);
    }

    @Checks(38)
    @DisplayName("32 delays at once are each kept and named")
    void keepsDelaysAtOnce() {
        List<CompletableFuture<Void>> delays = IntStream.rangeClosed(1, AT_ONCE)
                .map(i -> 100 + i * 13 % 400)
                .mapToObj(millis -> CompletableFuture.runAsync(() -> mustKeep(millis, 0.9), Fragments.threads()))
                .toList();
        try {
            delays.forEach(CompletableFuture::join);
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof AssertionError problem) {
                throw problem;
            }
            throw failure;
        }
    }

    private void mustKeep(int millis, double share) {
        delay(millis).mustHaveStatus(200).mustHaveExactly(millis).mustTakeAtLeast(share * millis);
    }

    private Exchange delay(int millis) {
        return http.exchange(Wire.get("/delay/" + millis));
    }
}
