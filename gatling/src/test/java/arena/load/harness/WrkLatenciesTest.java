package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class WrkLatenciesTest {

    /** 10 requests on 1 connection in 1,000 µs: an interval of 100 µs. */
    private static final int MICROS = 1000;

    @Test
    void takesOutWhatALongLatencyHasAdded() {
        // 450 was measured twice; 350, 250 and 150 follow from it, 50 does not.
        Map<Long, Long> corrected = Map.of(450L, 2L, 350L, 2L, 250L, 2L, 150L, 5L, 50L, 1L);

        assertThat(WrkLatencies.measured(corrected, MICROS, 10, 1))
                .containsExactlyInAnyOrderEntriesOf(Map.of(450L, 2L, 350L, 0L, 250L, 0L, 150L, 3L, 50L, 1L));
    }

    @Test
    void countsWhatWasMeasuredAtAPlaceWhereSomethingWasAddedToo() {
        // 300 was measured once and adds 200; 400 was measured once and adds 300 and 200.
        Map<Long, Long> corrected = Map.of(400L, 1L, 300L, 2L, 200L, 2L);

        assertThat(WrkLatencies.measured(corrected, MICROS, 10, 1))
                .containsExactlyInAnyOrderEntriesOf(Map.of(400L, 1L, 300L, 1L, 200L, 0L));
    }

    @Test
    void takesNothingFromWhereNothingIs() {
        // The interval of wrk seems to have been 101 µs.
        Map<Long, Long> corrected = Map.of(450L, 2L, 349L, 2L, 248L, 2L, 147L, 2L);

        assertThat(WrkLatencies.measured(corrected, MICROS, 10, 1)).containsExactlyInAnyOrderEntriesOf(corrected);
    }

    @Test
    void leavesThemAloneIfWrkDid() {
        assertThat(WrkLatencies.measured(Map.of(900L, 1L), MICROS, 1, 2)).containsExactlyEntriesOf(Map.of(900L, 1L));
    }
}
