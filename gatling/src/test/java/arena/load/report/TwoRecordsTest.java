package arena.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.record.LoadRecord;
import arena.load.record.TargetFacts;
import arena.load.testing.SampleRecord;
import org.junit.jupiter.api.Test;

class TwoRecordsTest {

    @Test
    void keepsTargetsOfTheSameNameApart() {
        LoadRecord both = TwoRecords.together(SampleRecord.of(), SampleRecord.of());

        assertThat(both.targets())
                .extracting(TargetFacts::name)
                .containsExactly("A engine", "A nginx", "B engine", "B nginx");
        assertThat(both.scenarios()).hasSize(2);
        assertThat(both.runs("B engine", "pipelined")).hasSize(3);
    }
}
