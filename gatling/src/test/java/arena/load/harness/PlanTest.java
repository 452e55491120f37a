package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PlanTest {

    private static final Duration MEASURED = Duration.ofSeconds(10);
    private static final Wishes NONE =
            new Wishes(OptionalInt.empty(), OptionalInt.empty(), MEASURED, Duration.ofSeconds(5));

    @Test
    void takesAllThatCanBeDrivenIfNothingIsNamed() {
        Plan plan = Plan.of(List.of(), NONE);

        assertThat(plan.runs().stream().map(run -> run.profile().id())).containsExactlyElementsOf(Plan.drivable());
        assertThat(plan.undriven()).contains("echo-ws").doesNotContainAnyElementsOf(Plan.drivable());
    }

    @Test
    void takesNamedProfilesOnceAndInTheirOrder() {
        Plan plan = Plan.of(List.of("json-comp", "baseline", "json-comp"), NONE);

        assertThat(plan.runs().stream().map(run -> run.profile().id())).containsExactly("json-comp", "baseline");
    }

    @Test
    void shrinksTheArenasShapeToWhatALaptopCanBear() {
        assertThat(onlyRun("limited-conn", NONE).used())
                .isEqualTo(new Shape(List.of(64), 1, 10, OptionalInt.empty(), MEASURED));
        assertThat(onlyRun("latency-10k", NONE).used())
                .isEqualTo(new Shape(List.of(64), 1, 0, OptionalInt.of(2000), MEASURED));
    }

    @Test
    void obeysWishesBeyondThat() {
        Wishes wishes = new Wishes(OptionalInt.of(256), OptionalInt.of(50_000), MEASURED, Duration.ZERO);

        assertThat(onlyRun("latency-10k", wishes).used())
                .isEqualTo(new Shape(List.of(256), 1, 0, OptionalInt.of(50_000), MEASURED));
    }

    @Test
    void turnsTheDepthOfAPipelineIntoConnections() {
        PlannedRun run = onlyRun("pipelined", NONE);

        assertThat(run.used()).isEqualTo(new Shape(List.of(64 * 16), 1, 0, OptionalInt.empty(), MEASURED));
        assertThat(run.notes()).singleElement().asString().startsWith("Gatling cannot pipeline");
    }

    @Test
    void listsTheProfilesIfOneIsUnknown() {
        assertThatThrownBy(() -> Plan.of(List.of("basline"), NONE))
                .isInstanceOf(PlanException.class)
                .hasMessageContaining("no profile basline")
                .hasMessageContaining("baseline, pipelined, limited-conn");
    }

    @Test
    void saysSoIfAProfileIsNamedThatCannotBeDriven() {
        assertThatThrownBy(() -> Plan.of(List.of("baseline", "echo-ws"), NONE))
                .isInstanceOf(PlanException.class)
                .hasMessageContaining("cannot drive echo-ws yet");
    }

    private static PlannedRun onlyRun(String id, Wishes wishes) {
        return Plan.of(List.of(id), wishes).runs().getFirst();
    }
}
