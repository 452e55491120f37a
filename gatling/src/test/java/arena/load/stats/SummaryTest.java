package arena.load.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SummaryTest {

    @Test
    void takesTheMiddleOne() {
        assertThat(Summary.of(List.of(9.0, 1.0, 5.0))).isEqualTo(new Summary(3, 5, 1, 9));
    }

    @Test
    void takesTheMeanOfTheTwoInTheMiddle() {
        assertThat(Summary.of(List.of(9.0, 1.0, 5.0, 4.0))).isEqualTo(new Summary(4, 4.5, 1, 9));
    }

    @Test
    void refusesNothing() {
        assertThatThrownBy(() -> Summary.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
