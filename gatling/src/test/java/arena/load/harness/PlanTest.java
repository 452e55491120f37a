package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlanTest {

    private static final Duration MEASURED = Duration.ofSeconds(10);
    private static final Wishes NONE =
            new Wishes(Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), MEASURED, Duration.ofSeconds(5));
    private static final ToolBox NO_TOOLS = new ToolBox(Optional.empty(), Optional.empty());
    private static final ToolBox ALL_TOOLS =
            new ToolBox(Optional.of(Path.of("/usr/bin/h2load")), Optional.of(Path.of("client-command")));

    @Test
    void takesAllThatCanBeDrivenIfNothingIsNamed() {
        Plan plan = Plan.of(List.of(), NONE, ALL_TOOLS);

        assertThat(plan.runs().stream().map(run -> run.profile().id()))
                .hasSize(24)
                .contains("baseline", "echo-ws-pipeline");
        assertThat(plan.undriven())
                .containsExactly(
                        "gateway-64: no tool drives it yet",
                        "gateway-h3: no tool drives it yet",
                        "production-stack: no tool drives it yet");
    }

    @ParameterizedTest
    @CsvSource({
        "latency-1m, GATLING",
        "echo-ws-limited, GATLING",
        "static-h2, H2LOAD",
        "json-h2c, H2LOAD",
        "unary-grpc-tls, H2LOAD",
        "baseline-h3, ARENA_CLIENT"
    })
    void choosesTheBestToolThatIsThere(String profile, LoadTool tool) {
        assertThat(Plan.of(List.of(profile), NONE, ALL_TOOLS).runs())
                .singleElement()
                .satisfies(run -> assertThat(run.tool()).isEqualTo(tool))
                .satisfies(run -> assertThat(run.notes()).isEmpty());
    }

    @Test
    void takesGatlingForHttp2AndSaysWhatIsMissing() {
        PlannedRun run = Plan.of(List.of("baseline-h2"), NONE, NO_TOOLS).runs().getFirst();

        assertThat(run.tool()).isEqualTo(LoadTool.GATLING);
        assertThat(run.used()).isEqualTo(new Shape(List.of(64), 1, 1, 0, OptionalInt.empty(), MEASURED));
        assertThat(run.notes())
                .satisfiesExactly(
                        missing -> assertThat(missing).contains("h2load is missing", "package nghttp2-client"),
                        streams -> assertThat(streams).endsWith("over an HTTP/2 connection, not 100."));
    }

    @Test
    void saysWhatToInstallIfNoToolIsThere() {
        assertThatThrownBy(() -> Plan.of(List.of("baseline-h2c"), NONE, NO_TOOLS))
                .isInstanceOf(PlanException.class)
                .hasMessageContaining("baseline-h2c: h2load is missing, install the package nghttp2-client");
    }

    @Test
    void usesTheToolThatIsAskedForOrNone() {
        Wishes gatling = new Wishes(
                Optional.of(LoadTool.GATLING), OptionalInt.empty(), OptionalInt.empty(), MEASURED, Duration.ZERO);

        assertThat(Plan.of(List.of("baseline-h2"), gatling, ALL_TOOLS).runs())
                .singleElement()
                .satisfies(run -> assertThat(run.tool()).isEqualTo(LoadTool.GATLING));
        assertThatThrownBy(() -> Plan.of(List.of("unary-grpc"), gatling, ALL_TOOLS))
                .hasMessageContaining("unary-grpc: gatling cannot drive it, h2load can");
    }

    @Test
    void keepsTheArenasStreamsOverFewerConnections() {
        assertThat(Plan.of(List.of("baseline-h2"), NONE, ALL_TOOLS)
                        .runs()
                        .getFirst()
                        .used())
                .isEqualTo(new Shape(List.of(16), 1, 100, 0, OptionalInt.empty(), MEASURED));
    }

    @Test
    void takesNamedProfilesOnceAndInTheirOrder() {
        Plan plan = Plan.of(List.of("json-comp", "baseline", "json-comp"), NONE, ALL_TOOLS);

        assertThat(plan.runs().stream().map(run -> run.profile().id())).containsExactly("json-comp", "baseline");
    }

    @Test
    void shrinksTheArenasShapeToWhatALaptopCanBear() {
        assertThat(onlyRun("limited-conn", NONE).used())
                .isEqualTo(new Shape(List.of(64), 1, 1, 10, OptionalInt.empty(), MEASURED));
        assertThat(onlyRun("latency-10k", NONE).used())
                .isEqualTo(new Shape(List.of(64), 1, 1, 0, OptionalInt.of(2000), MEASURED));
    }

    @Test
    void obeysWishesBeyondThat() {
        Wishes wishes =
                new Wishes(Optional.empty(), OptionalInt.of(256), OptionalInt.of(50_000), MEASURED, Duration.ZERO);

        assertThat(onlyRun("latency-10k", wishes).used())
                .isEqualTo(new Shape(List.of(256), 1, 1, 0, OptionalInt.of(50_000), MEASURED));
    }

    @Test
    void turnsTheDepthOfAPipelineIntoConnections() {
        PlannedRun run = onlyRun("pipelined", NONE);

        assertThat(run.used()).isEqualTo(new Shape(List.of(64 * 16), 1, 1, 0, OptionalInt.empty(), MEASURED));
        assertThat(run.notes()).singleElement().asString().startsWith("Gatling cannot pipeline");
    }

    @Test
    void listsTheProfilesIfOneIsUnknown() {
        assertThatThrownBy(() -> Plan.of(List.of("basline"), NONE, ALL_TOOLS))
                .isInstanceOf(PlanException.class)
                .hasMessageContaining("no profile basline")
                .hasMessageContaining("baseline, pipelined, limited-conn");
    }

    @Test
    void saysSoIfAProfileIsNamedThatCannotBeDriven() {
        assertThatThrownBy(() -> Plan.of(List.of("baseline", "gateway-64"), NONE, ALL_TOOLS))
                .isInstanceOf(PlanException.class)
                .hasMessageContaining("gateway-64: no tool drives it yet");
    }

    private static PlannedRun onlyRun(String id, Wishes wishes) {
        return Plan.of(List.of(id), wishes, ALL_TOOLS).runs().getFirst();
    }
}
