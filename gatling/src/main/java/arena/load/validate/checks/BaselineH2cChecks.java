package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.MultiplexedSite;
import arena.load.validate.client.Pause;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;

/** Sums over HTTP/2 in clear text. */
@Group(value = "baseline-h2c", profiles = "baseline-h2c")
final class BaselineH2cChecks {

    private static final int ATTEMPTS = 10;

    private final MultiplexedSite h2c;
    private final Sums sums;
    private final Duration interval;

    BaselineH2cChecks(Arena arena, ClientProgram client) {
        h2c = arena.h2c(client);
        sums = new Sums(h2c);
        interval = arena.limits().attemptInterval();
    }

    @Checks(77)
    @DisplayName("HTTP/2 is spoken by prior knowledge")
    void speaksHttp2() {
        Pause.awaiting(() -> h2c.answers(Sums.ONE_AND_ONE), interval.multipliedBy(ATTEMPTS), interval);

        h2c.mustSpeak(h2c.get(Sums.ONE_AND_ONE));
    }

    @Checks(78)
    @DisplayName("GET answers a + b")
    void addsOperands() {
        sums.mustAddOperands();
    }

    @Checks(79)
    @DisplayName("GET adds random operands")
    void addsRandomOperands() {
        sums.mustAddRandomOperands();
    }

    @Checks(80)
    @DisplayName("GET answers plain text")
    void answersPlainText() {
        sums.mustAnswerPlainText();
    }
}
