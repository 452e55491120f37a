package arena.load.harness;

import java.util.List;

/** What came of a plan, as far as it has been carried out. Immutable. */
public record BenchResult(Circumstances circumstances, List<ProfileResult> profiles) {

    public BenchResult {
        profiles = List.copyOf(profiles);
    }

    public boolean isGood() {
        return profiles.stream().allMatch(ProfileResult::isGood);
    }
}
