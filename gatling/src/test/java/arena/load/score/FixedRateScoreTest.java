package arena.load.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** With numbers worked out by hand from SPEC 11.2. */
class FixedRateScoreTest {

    private static final double CLOSE = 1e-9;
    private static final FixedRateScore.Run BEST = new FixedRateScore.Run(10_000, 20, 100, 50);

    @Test
    void theBestOfEverythingHasAllPoints() {
        assertThat(FixedRateScore.of(BEST, List.of(BEST), 10_000)).isCloseTo(100, within(CLOSE));
    }

    @Test
    void twiceTheCpuTimeCostsAQuarter() {
        FixedRateScore.Run run = new FixedRateScore.Run(10_000, 40, 100, 50);

        assertThat(FixedRateScore.of(run, List.of(BEST, run), 10_000)).isCloseTo(75, within(CLOSE));
    }

    @Test
    void tenfoldLatenciesCostAThirdOfTheirsAtP99AndAllOfItInTheMean() {
        FixedRateScore.Run run = new FixedRateScore.Run(10_000, 20, 1000, 500);

        assertThat(FixedRateScore.of(run, List.of(BEST, run), 10_000)).isCloseTo(50 + 25 * 2.0 / 3, within(CLOSE));
    }

    @Test
    void halfOfTheFullRateIsWorthHalf() {
        FixedRateScore.Run run = new FixedRateScore.Run(4750, 20, 100, 50);

        assertThat(FixedRateScore.of(run, List.of(run), 10_000)).isCloseTo(50, within(CLOSE));
    }

    @Test
    void ninetyFivePercentOfTheRateAreEnough() {
        FixedRateScore.Run run = new FixedRateScore.Run(9500, 20, 100, 50);

        assertThat(FixedRateScore.of(run, List.of(run), 10_000)).isCloseTo(100, within(CLOSE));
    }
}
