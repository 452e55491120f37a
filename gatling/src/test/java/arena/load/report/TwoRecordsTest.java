package arena.load.report;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.record.LoadRecord;
import arena.load.record.TargetFacts;
import arena.load.testing.SampleRecord;
import java.nio.file.Path;
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

    @Test
    void seenFromElsewhereLinksLeadToWhatTheRunsLeft() {
        LoadRecord moved = SampleRecord.of().seenFrom(Path.of("../compare/first"));

        assertThat(moved.runs("engine", "static-h2")).allSatisfy(run -> {
            assertThat(run.log()).hasValue("../compare/first/static-h2/engine-1/h2load.log");
            assertThat(run.report()).contains("../compare/first/static-h2/engine-1/report/index.html");
        });
    }
}
