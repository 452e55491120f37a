package arena.load.harness;

import arena.load.workload.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Scenarios for tests: two seconds of warm-up, three that are measured. */
final class Scenarios {

    private Scenarios() {}

    static Scenario of(String workload, LoadTool tool) {
        Wishes wishes = new Wishes(
                Optional.of(tool),
                false,
                OptionalInt.empty(),
                OptionalInt.empty(),
                Duration.ofSeconds(3),
                Duration.ofSeconds(2),
                CpuSets.ANY,
                false,
                false);
        return new Scenario(
                Workloads.byId(workload).orElseThrow(),
                tool,
                Optional.empty(),
                wishes.shapeOf(Workloads.byId(workload).orElseThrow(), tool),
                wishes.warmUp(),
                CpuSets.ANY,
                false,
                List.of());
    }
}
