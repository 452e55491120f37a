package arena.load.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class PairedRatioTest {

    private static final double CLOSE = 1e-9;

    @Test
    void isTheGeometricMeanOfTheRatiosOfPairs() {
        // 2, 4 and 8: the cube root of 64.
        PairedRatio ratio = PairedRatio.of(List.of(20.0, 80.0, 800.0), List.of(10.0, 20.0, 100.0));

        assertThat(ratio.estimate()).isCloseTo(4, within(CLOSE));
        assertThat(ratio.pairs()).isEqualTo(3);
    }

    @Test
    void hasTheRangeOfThreePairsAsItsInterval() {
        // All three draws are the same pair in 1 of 27 cases, which is more than the tail of 2.5 %.
        PairedRatio ratio = PairedRatio.of(List.of(20.0, 80.0, 800.0), List.of(10.0, 20.0, 100.0));

        assertThat(ratio.low()).isCloseTo(2, within(CLOSE));
        assertThat(ratio.high()).isCloseTo(8, within(CLOSE));
        assertThat(ratio.isNoise()).isFalse();
    }

    @Test
    void isExactIfAllPairsAgree() {
        PairedRatio ratio = PairedRatio.of(List.of(3.0, 6.0, 9.0), List.of(2.0, 4.0, 6.0));

        assertThat(ratio.low()).isCloseTo(1.5, within(CLOSE));
        assertThat(ratio.high()).isCloseTo(1.5, within(CLOSE));
    }

    @Test
    void isNoiseIfItMayAsWellBeOne() {
        assertThat(PairedRatio.of(List.of(11.0, 9.0, 10.5), List.of(10.0, 10.0, 10.0))
                        .isNoise())
                .isTrue();
    }

    @Test
    void saysNothingOnTheStrengthOfOnePair() {
        assertThat(PairedRatio.of(List.of(20.0), List.of(10.0)).isNoise()).isTrue();
    }

    @Test
    void isTheSameEachTime() {
        List<Double> first = List.of(10.0, 11.0, 12.0, 9.0, 10.0);
        List<Double> second = List.of(9.0, 11.5, 10.0, 9.0, 12.0);

        assertThat(PairedRatio.of(first, second)).isEqualTo(PairedRatio.of(first, second));
    }

    @Test
    void refusesWhatIsNoPair() {
        assertThatThrownBy(() -> PairedRatio.of(List.of(1.0), List.of(1.0, 2.0)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PairedRatio.of(List.of(0.0), List.of(1.0)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
