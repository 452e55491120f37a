package arena.load.harness;

import arena.profiles.LoadShape;
import arena.profiles.Profile;
import arena.profiles.Profiles;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is going to be measured, in order. Immutable.
 *
 * @param undriven what stands in the way of profiles that were meant but cannot be driven, a line each
 */
public record Plan(List<PlannedRun> runs, List<String> undriven) {

    public Plan {
        runs = List.copyOf(runs);
        undriven = List.copyOf(undriven);
    }

    /**
     * A plan for these profiles, or for all that can be driven if none is named.
     *
     * @throws PlanException if a profile is unknown, or named although it cannot be driven, or if none can be
     */
    public static Plan of(List<String> profileIds, Wishes wishes, ToolBox box) {
        ToolChoice choice = new ToolChoice(box, wishes.tool());
        List<String> undriven = new ArrayList<>();
        List<PlannedRun> runs = new ArrayList<>();
        for (Profile profile : chosen(profileIds)) {
            choice.of(profile)
                    .ifPresentOrElse(
                            tool -> runs.add(planned(profile, tool, wishes, choice)),
                            () -> undriven.add(choice.obstacle(profile)));
        }
        if (runs.isEmpty() || (!profileIds.isEmpty() && !undriven.isEmpty())) {
            throw new PlanException("Cannot drive " + String.join("; ", undriven));
        }
        return new Plan(runs, undriven);
    }

    /** The tools that can drive this profile, whether or not they are there; the best first. */
    public static List<LoadTool> toolsFor(Profile profile) {
        return ToolChoice.able(profile);
    }

    private static List<Profile> chosen(List<String> profileIds) {
        if (profileIds.isEmpty()) {
            return Profiles.ALL;
        }
        return new LinkedHashSet<>(profileIds).stream().map(Plan::known).toList();
    }

    private static Profile known(String id) {
        return Profiles.byId(id)
                .orElseThrow(() -> new PlanException("There is no profile " + id + ". Profiles: "
                        + Profiles.ALL.stream().map(Profile::id).collect(Collectors.joining(", "))));
    }

    private static PlannedRun planned(Profile profile, LoadTool tool, Wishes wishes, ToolChoice choice) {
        List<String> notes = new ArrayList<>();
        choice.regret(profile, tool).ifPresent(notes::add);
        approximation(profile.traffic().getFirst().shape(), tool).ifPresent(notes::add);
        return new PlannedRun(
                profile,
                tool,
                Shape.of(profile.traffic().getFirst().shape()),
                wishes.shapeOf(profile, tool),
                wishes.warmUp(),
                notes);
    }

    /** What the tool cannot do as the arena does it. */
    private static Optional<String> approximation(LoadShape shape, LoadTool tool) {
        if (tool != LoadTool.GATLING || !(shape instanceof LoadShape.ClosedLoop loop)) {
            return Optional.empty();
        }
        if (loop.pipelineDepth() > 1) {
            return Optional.of("Gatling cannot pipeline: a depth of " + loop.pipelineDepth()
                    + " is approximated by as many times the connections, with one request at a time on each.");
        }
        return loop.streams() > 1
                ? Optional.of(
                        "Gatling sends one request at a time over an HTTP/2 connection, not " + loop.streams() + ".")
                : Optional.empty();
    }
}
