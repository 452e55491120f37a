package arena.load.harness;

import arena.profiles.LoadShape;
import arena.profiles.Profile;
import arena.profiles.Profiles;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is going to be measured, in order. Immutable.
 *
 * @param undriven ids of profiles that were meant but cannot be driven yet
 */
public record Plan(List<PlannedRun> runs, List<String> undriven) {

    public Plan {
        runs = List.copyOf(runs);
        undriven = List.copyOf(undriven);
    }

    /**
     * A plan for these profiles, or for all that can be driven if none is named.
     *
     * @throws PlanException if a profile is unknown, or named although it cannot be driven
     */
    public static Plan of(List<String> profileIds, Wishes wishes) {
        List<String> undriven = new ArrayList<>();
        List<PlannedRun> runs = new ArrayList<>();
        for (Profile profile : chosen(profileIds)) {
            PlannedRun run = planned(profile, wishes);
            if (run != null) {
                runs.add(run);
            } else {
                undriven.add(profile.id());
            }
        }
        if (!profileIds.isEmpty() && !undriven.isEmpty()) {
            throw new PlanException("The load generator cannot drive " + String.join(", ", undriven)
                    + " yet. It can drive: " + String.join(", ", drivable()));
        }
        return new Plan(runs, undriven);
    }

    /** Ids of the profiles that can be driven, in the catalogue's order. */
    public static List<String> drivable() {
        return Profiles.ALL.stream()
                .filter(profile -> Simulations.of(profile).isPresent())
                .map(Profile::id)
                .toList();
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

    private static @Nullable PlannedRun planned(Profile profile, Wishes wishes) {
        return Simulations.of(profile)
                .map(simulation -> new PlannedRun(
                        profile,
                        simulation,
                        Shape.of(profile.traffic().getFirst().shape()),
                        wishes.shapeOf(profile),
                        wishes.warmUp(),
                        notes(profile)))
                .orElse(null);
    }

    private static List<String> notes(Profile profile) {
        List<String> notes = new ArrayList<>();
        LoadShape shape = profile.traffic().getFirst().shape();
        if (shape instanceof LoadShape.ClosedLoop loop && loop.pipelineDepth() > 1) {
            notes.add("Gatling cannot pipeline: a depth of " + loop.pipelineDepth()
                    + " is approximated by as many times the connections, with one request at a time on each.");
        }
        return notes;
    }
}
