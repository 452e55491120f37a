package arena.load;

import arena.load.harness.LoadTool;
import arena.load.harness.Plan;
import arena.profiles.Profile;
import arena.profiles.Profiles;
import java.util.Locale;
import java.util.stream.Collectors;

/** The catalogue as text, with the tools that can drive each profile. */
final class ProfileList {

    private ProfileList() {}

    static String text() {
        return Profiles.ALL.stream().map(ProfileList::line).collect(Collectors.joining("\n"));
    }

    private static String line(Profile profile) {
        String board = profile.board().name().toLowerCase(Locale.ROOT);
        String tools = Plan.toolsFor(profile).stream().map(LoadTool::label).collect(Collectors.joining(", "));
        return String.format(Locale.ROOT, "%-18s %-10s %s", profile.id(), board, tools.isEmpty() ? "not yet" : tools);
    }
}
