package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.load.record.ShapeFacts;
import java.net.URI;
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
    private static final Wishes NONE = wishes(Optional.empty(), OptionalInt.empty(), OptionalInt.empty());
    private static final ToolBox NO_TOOLS = ToolBox.EMPTY;
    private static final ToolBox ALL_TOOLS = new ToolBox(
            Optional.of(Path.of("/usr/bin/h2load")),
            Optional.of(Path.of("/usr/bin/wrk")),
            Optional.of(Path.of("client-command")));

    @Test
    void takesAllThatCanBeDrivenIfNothingIsNamed() {
        Plan plan = Plan.of(List.of(), NONE, ALL_TOOLS);

        assertThat(plan.scenarios().stream().map(run -> run.id())).hasSize(24).contains("baseline", "echo-ws-pipeline");
        assertThat(plan.undriven())
                .containsExactly(
                        "gateway-64: it needs a stack around the server; if it runs there, name the profile",
                        "gateway-h3: it needs a stack around the server; if it runs there, name the profile",
                        "production-stack: it needs a stack around the server; if it runs there, name the profile");
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
        assertThat(Plan.of(List.of(profile), NONE, ALL_TOOLS).scenarios())
                .singleElement()
                .satisfies(run -> assertThat(run.tool()).isEqualTo(tool))
                .satisfies(run -> assertThat(run.notes()).isEmpty());
    }

    @Test
    void takesGatlingForHttp2AndSaysWhatIsMissing() {
        Scenario run =
                Plan.of(List.of("baseline-h2"), NONE, NO_TOOLS).scenarios().getFirst();

        assertThat(run.tool()).isEqualTo(LoadTool.GATLING);
        assertThat(run.used()).isEqualTo(new ShapeFacts(List.of(64), 1, 1, 0, Optional.empty(), 10));
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
        Wishes gatling = wishes(Optional.of(LoadTool.GATLING), OptionalInt.empty(), OptionalInt.empty());

        assertThat(Plan.of(List.of("baseline-h2"), gatling, ALL_TOOLS).scenarios())
                .singleElement()
                .satisfies(run -> assertThat(run.tool()).isEqualTo(LoadTool.GATLING));
        assertThatThrownBy(() -> Plan.of(List.of("unary-grpc"), gatling, ALL_TOOLS))
                .hasMessageContaining("unary-grpc: gatling cannot drive it, h2load can");
    }

    @Test
    void keepsTheArenasStreamsOverFewerConnections() {
        assertThat(Plan.of(List.of("baseline-h2"), NONE, ALL_TOOLS)
                        .scenarios()
                        .getFirst()
                        .used())
                .isEqualTo(new ShapeFacts(List.of(16), 1, 100, 0, Optional.empty(), 10));
    }

    @Test
    void takesNamedProfilesOnceAndInTheirOrder() {
        Plan plan = Plan.of(List.of("json-comp", "baseline", "json-comp"), NONE, ALL_TOOLS);

        assertThat(plan.scenarios().stream().map(run -> run.id())).containsExactly("json-comp", "baseline");
    }

    @Test
    void shrinksTheArenasShapeToWhatALaptopCanBear() {
        assertThat(onlyRun("limited-conn", NONE).used())
                .isEqualTo(new ShapeFacts(List.of(64), 1, 1, 10, Optional.empty(), 10));
        assertThat(onlyRun("latency-10k", NONE).used())
                .isEqualTo(new ShapeFacts(List.of(64), 1, 1, 0, Optional.of(2000), 10));
    }

    @Test
    void obeysWishesBeyondThat() {
        Wishes more = wishes(Optional.empty(), OptionalInt.of(256), OptionalInt.of(50_000));

        assertThat(onlyRun("latency-10k", more).used())
                .isEqualTo(new ShapeFacts(List.of(256), 1, 1, 0, Optional.of(50_000), 10));
    }

    @Test
    void turnsTheDepthOfAPipelineIntoConnections() {
        Scenario run = onlyRun("pipelined", NONE);

        assertThat(run.used()).isEqualTo(new ShapeFacts(List.of(64 * 16), 1, 1, 0, Optional.empty(), 10));
        assertThat(run.notes()).singleElement().asString().startsWith("Gatling cannot pipeline");
    }

    @Test
    void saysWhichWorkloadIsUnknown() {
        assertThatThrownBy(() -> Plan.of(List.of("baseline", "basline"), NONE, ALL_TOOLS))
                .isInstanceOf(PlanException.class)
                .hasMessage("There is no profile or workload basline (scripts/arena bench --list names all).");
    }

    @Test
    void saysSoIfAProfileIsNamedThatCannotBeDriven() {
        assertThatThrownBy(() -> Plan.of(List.of("baseline", "gateway-64"), NONE, ALL_TOOLS))
                .isInstanceOf(PlanException.class)
                .hasMessageContaining("gateway-64: it needs a stack around the server");
    }

    @Test
    void takesALighterToolForHttp1IfThatIsWished() {
        Wishes light = new Wishes(
                Optional.empty(),
                true,
                OptionalInt.empty(),
                OptionalInt.empty(),
                MEASURED,
                Duration.ZERO,
                CpuSets.halves(8),
                false,
                true);

        Scenario pipelined = onlyRun("pipelined", light);

        assertThat(pipelined.tool()).isEqualTo(LoadTool.WRK);
        assertThat(pipelined.used()).isEqualTo(new ShapeFacts(List.of(64), 16, 1, 0, Optional.empty(), 10));
        assertThat(pipelined.notes()).isEmpty();
        assertThat(pipelined.facts().serverCpus()).isEqualTo("0-3");
        assertThat(pipelined.facts().loadCpus()).isEqualTo("4-7");
        assertThat(onlyRun("limited-conn", light).notes())
                .singleElement()
                .asString()
                .contains("one request in 10");
    }

    @Test
    void sendsTheWritesOfTheProductionStackBesideItsReads() {
        Wishes stacks = new Wishes(
                Optional.empty(),
                true,
                OptionalInt.of(128),
                OptionalInt.empty(),
                MEASURED,
                Duration.ZERO,
                CpuSets.ANY,
                false,
                true);

        Scenario reads = onlyRun("production-stack", stacks);

        assertThat(reads.used()).isEqualTo(new ShapeFacts(List.of(128), 1, 16, 0, Optional.empty(), 10));
        assertThat(reads.beside()).get().satisfies(writes -> {
            assertThat(writes.used()).isEqualTo(new ShapeFacts(List.of(16), 1, 8, 0, Optional.empty(), 10));
            assertThat(writes.workload().requests()).hasSize(20);
        });
        LoadJob job = new LoadJob(reads, URI.create("https://h:1"), null, Path.of("/"));
        assertThat(job.requests())
                .allSatisfy(request -> assertThat(request.headers()).containsKey("Authorization"));
    }

    @Test
    void drivesStacksByGatlingTooAndSaysWhatItDoesNotSpeak() {
        Wishes gatling = new Wishes(
                Optional.of(LoadTool.GATLING),
                false,
                OptionalInt.empty(),
                OptionalInt.empty(),
                MEASURED,
                Duration.ZERO,
                CpuSets.ANY,
                false,
                true);

        assertThat(onlyRun("gateway-h3", gatling).notes())
                .anySatisfy(note -> assertThat(note).contains("no HTTP/3"));
        Scenario reads = onlyRun("production-stack", gatling);
        assertThat(reads.used().streams()).isOne();
        assertThat(reads.beside())
                .get()
                .satisfies(writes -> assertThat(writes.used().streams()).isOne());
    }

    @Test
    void leavesTheNumbersOfOurOwnWorkloadsAsTheyAre() {
        assertThat(onlyRun("echo-32", NONE).used())
                .isEqualTo(new ShapeFacts(List.of(100), 1, 1, 0, Optional.empty(), 10));
        assertThat(onlyRun("small-close-tls", NONE).used().requestsPerConnection())
                .isOne();
        assertThat(onlyRun("idle-10000-tls", NONE).tool()).isEqualTo(LoadTool.IDLE);
    }

    private static Wishes wishes(Optional<LoadTool> tool, OptionalInt connections, OptionalInt rate) {
        return new Wishes(tool, false, connections, rate, MEASURED, Duration.ofSeconds(5), CpuSets.ANY, false, false);
    }

    private static Scenario onlyRun(String id, Wishes wishes) {
        return Plan.of(List.of(id), wishes, ALL_TOOLS).scenarios().getFirst();
    }
}
