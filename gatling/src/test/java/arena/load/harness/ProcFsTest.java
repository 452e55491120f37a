package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProcFsTest {

    private static final String STAT =
            "4711 (odd) (name 1) S 1 4711 4711 0 -1 4194304 25631 0 12 0 1234 66 0 0 20 0 38 0 "
                    + "190513 5023600640 52340 18446744073709551615 1 1 0 0 0 0 0 4096 16796879 0 0 0 17 1 0 0 0 0 0\n";

    private static final String STATUS = """
            Name:	java
            VmPeak:	 4905860 kB
            VmHWM:	  209360 kB
            VmRSS:	  203812 kB
            Threads:	38
            """;

    @Test
    void addsUserAndSystemTimeWhateverTheProcessIsCalled() {
        assertThat(ProcFs.cpuTime(STAT)).isEqualTo(Duration.ofSeconds(13));
    }

    @Test
    void readsThePeakOfTheResidentSize() {
        assertThat(ProcFs.peakResidentKiB(STATUS)).contains(209_360L);
    }

    @Test
    void knowsNoPeakOfAProcessThatIsEnding() {
        assertThat(ProcFs.peakResidentKiB("Name:\tjava\nState:\tZ (zombie)\n")).isEmpty();
    }

    @Test
    void knowsNothingOfAProcessThatIsNotThere() {
        ProcFs gone = new ProcFs(Long.MAX_VALUE);

        gone.resetPeakResident();

        assertThat(gone.cpuTime()).isEmpty();
        assertThat(gone.peakResidentKiB()).isEmpty();
    }
}
