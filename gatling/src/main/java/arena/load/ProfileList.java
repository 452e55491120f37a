package arena.load;

import arena.load.harness.Plan;
import arena.profiles.Profile;
import arena.profiles.Profiles;
import java.util.Locale;
import java.util.stream.Collectors;

/** The catalogue as text. */
final class ProfileList {

    private ProfileList() {}

    static String text() {
        return Profiles.ALL.stream().map(ProfileList::line).collect(Collectors.joining("\n"));
    }

    private static String line(Profile profile) {
        String board = profile.board().name().toLowerCase(Locale.ROOT);
        String remark = Plan.drivable().contains(profile.id()) ? "" : "not yet";
        return String.format(Locale.ROOT, "%-18s %-10s %s", profile.id(), board, remark)
                .stripTrailing();
    }
}
