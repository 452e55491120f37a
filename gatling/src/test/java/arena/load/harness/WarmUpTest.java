package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.record.ErrorKind;
import arena.load.simulation.Measurement;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class WarmUpTest {

    private static final LoadJob JOB =
            new LoadJob(Scenarios.of("small", LoadTool.WRK), URI.create("http://h:1"), null, Path.of("/"));

    private final List<Duration> slices = new ArrayList<>();

    @Test
    void endsWhenThreeSlicesLieWithinFivePercentOfTheirMean() throws IOException {
        assertThat(warmUp(Duration.ofMinutes(1), 100, 150, 200, 204, 196, 300)).hasSize(5);
    }

    @Test
    void endsAtItsLimitOtherwise() throws IOException {
        assertThat(warmUp(Duration.ofSeconds(5), 100, 200, 400, 800)).hasSize(3);
        assertThat(slices).containsExactly(Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofSeconds(1));
    }

    @Test
    void doesNothingWithoutTime() throws IOException {
        assertThat(warmUp(Duration.ZERO, 1)).isEmpty();
    }

    @Test
    void isNotSteadyAfterTwoSlices() {
        assertThat(WarmUp.isSteady(List.of(100.0, 100.0))).isFalse();
    }

    private List<Double> warmUp(Duration limit, Integer... rates) throws IOException {
        Iterator<Integer> next = List.of(rates).iterator();
        LoadGenerator.Repeatable generator = (_, duration, _) -> {
            slices.add(duration);
            return outcome(next.next());
        };
        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            return new WarmUp(generator, limit).run(JOB, children).rates();
        }
    }

    private static LoadOutcome outcome(int requestsInASecond) {
        Histogram latencies = new Histogram(3);
        latencies.recordValueWithCount(1000, requestsInASecond);
        Measurement measurement = new Measurement(Duration.ofSeconds(1), 0, 0, OptionalLong.empty(), latencies);
        return new LoadOutcome(Optional.of(measurement), 0, List.<ErrorKind>of(), Optional.empty(), Optional.empty());
    }
}
