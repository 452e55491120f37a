package arena.load.harness;

import arena.load.record.ShapeFacts;
import arena.load.workload.Workload;
import arena.load.workload.Workloads;
import arena.profiles.Protocol;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What is going to be measured, in order. Immutable.
 *
 * @param undriven what stands in the way of workloads that were meant but cannot be driven, a line each
 */
public record Plan(List<Scenario> scenarios, List<String> undriven) {

    public Plan {
        scenarios = List.copyOf(scenarios);
        undriven = List.copyOf(undriven);
    }

    /**
     * A plan for these workloads, or for all profiles that can be driven if none is named.
     *
     * @throws PlanException if a workload is unknown, or named although it cannot be driven, or if none can be; or if a rate is
     *     wished for and none of them has any
     */
    public static Plan of(List<String> ids, Wishes wishes, ToolBox box) {
        ToolChoice choice = new ToolChoice(box, wishes);
        List<String> undriven = new ArrayList<>();
        List<Scenario> scenarios = new ArrayList<>();
        for (Workload workload : chosen(ids)) {
            choice.of(workload)
                    .ifPresentOrElse(
                            tool -> scenarios.add(planned(workload, tool, wishes, choice)),
                            () -> undriven.add(choice.obstacle(workload)));
        }
        if (scenarios.isEmpty() || (!ids.isEmpty() && !undriven.isEmpty())) {
            throw new PlanException("Cannot drive " + String.join("; ", undriven));
        }
        boolean paced = scenarios.stream()
                .anyMatch(scenario -> scenario.used().requestsPerSecond().isPresent());
        if (wishes.requestsPerSecond().isPresent() && !paced) {
            throw new PlanException("--rate: no effect, as no workload here has a fixed rate (expected: with "
                    + Workloads.ALL.stream()
                            .filter(workload ->
                                    Wishes.wanted(workload).requestsPerSecond().isPresent())
                            .map(Workload::id)
                            .collect(Collectors.joining(", "))
                    + ")");
        }
        return new Plan(scenarios, undriven);
    }

    /** The tools that can drive this workload, whether or not they are there; the best first. */
    public static List<LoadTool> toolsFor(Workload workload) {
        return ToolChoice.able(workload, false);
    }

    /** Whether this tool speaks HTTP/2 where the arena speaks HTTP/3. */
    public static boolean isDowngraded(Workload workload, LoadTool tool) {
        return tool == LoadTool.GATLING && workload.endpoint().protocol() == Protocol.HTTP_3;
    }

    private static List<Workload> chosen(List<String> ids) {
        if (ids.isEmpty()) {
            return Workloads.ALL.stream()
                    .filter(workload -> workload.profile().isPresent())
                    .toList();
        }
        return new LinkedHashSet<>(ids).stream().map(Plan::known).toList();
    }

    private static Workload known(String id) {
        return Workloads.byId(id)
                .orElseThrow(() -> new PlanException(
                        "There is no profile or workload " + id + " (scripts/arena bench --list names all)."));
    }

    private static Scenario planned(Workload workload, LoadTool tool, Wishes wishes, ToolChoice choice) {
        ShapeFacts wanted = Wishes.wanted(workload);
        List<String> notes = new ArrayList<>();
        choice.regret(workload, tool).ifPresent(notes::add);
        notes.addAll(approximations(workload, wanted, tool));
        return new Scenario(
                workload,
                tool,
                workload.profile().map(_ -> wanted),
                wishes.shapeOf(workload, tool),
                wishes.warmUp(),
                wishes.cpus(),
                wishes.deep(),
                notes);
    }

    /** What the tool cannot do as it should. */
    private static List<String> approximations(Workload workload, ShapeFacts wanted, LoadTool tool) {
        List<String> notes = new ArrayList<>();
        if (tool == LoadTool.GATLING && wanted.pipelineDepth() > 1) {
            notes.add("Gatling cannot pipeline: a depth of " + wanted.pipelineDepth()
                    + " is approximated by as many times the connections, with one request at a time on each.");
        }
        if (tool == LoadTool.GATLING && wanted.streams() > 1) {
            notes.add("Gatling sends one request at a time over an HTTP/2 connection, not " + wanted.streams() + ".");
        }
        if (isDowngraded(workload, tool)) {
            notes.add("Gatling has no HTTP/3: the same requests are sent by HTTP/2.");
        }
        if (tool == LoadTool.WRK && wanted.requestsPerConnection() > 1) {
            notes.add("wrk has no number of requests for a connection: one request in " + wanted.requestsPerConnection()
                    + " asks the server to close, so that connections end after so many on average.");
        }
        return notes;
    }
}
