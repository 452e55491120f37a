package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CpuSetsTest {

    @Test
    void givesServerAndLoadHalfOfTheCpusEach() {
        assertThat(CpuSets.halves(2)).isEqualTo(new CpuSets(Optional.of("0"), Optional.of("1")));
        assertThat(CpuSets.halves(8)).isEqualTo(new CpuSets(Optional.of("0-3"), Optional.of("4-7")));
        assertThat(CpuSets.halves(1)).isEqualTo(CpuSets.ANY);
    }

    @Test
    void confinesByTaskset() {
        CpuSets sets = CpuSets.halves(4);

        assertThat(sets.confineServer(List.of("java", "-version")))
                .containsExactly("taskset", "-c", "0-1", "java", "-version");
        assertThat(sets.confineLoad(List.of("wrk"))).containsExactly("taskset", "-c", "2-3", "wrk");
        assertThat(CpuSets.ANY.confineLoad(List.of("wrk"))).containsExactly("wrk");
    }

    @Test
    void countsTheCpusOfTheLoad() {
        assertThat(new CpuSets(Optional.empty(), Optional.of("0-3,8")).loadCpus(16))
                .isEqualTo(5);
        assertThat(CpuSets.ANY.loadCpus(16)).isEqualTo(16);
    }
}
