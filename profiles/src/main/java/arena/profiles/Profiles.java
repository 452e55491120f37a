package arena.profiles;

import arena.profiles.baseline.BaselineProfiles;
import java.util.List;
import java.util.Optional;

/** The catalogue: every profile that the arena has now, in the order of its table (SPEC 0.1). Immutable. */
public final class Profiles {

    /** All of them. */
    public static final List<Profile> ALL = List.of(BaselineProfiles.BASELINE, BaselineProfiles.LIMITED_CONN);

    private Profiles() {}

    /** The profile with this id, or none. */
    public static Optional<Profile> byId(String id) {
        return ALL.stream().filter(profile -> profile.id().equals(id)).findFirst();
    }
}
