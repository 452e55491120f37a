package arena.load.harness;

import arena.profiles.Profile;
import java.time.Duration;
import java.util.List;

/**
 * A profile that is going to be measured.
 *
 * @param tool that sends the load
 * @param arena how the arena measures it
 * @param used how it is measured here
 * @param notes where and why the two differ in more than their size
 */
public record PlannedRun(Profile profile, LoadTool tool, Shape arena, Shape used, Duration warmUp, List<String> notes) {

    public PlannedRun {
        notes = List.copyOf(notes);
    }
}
