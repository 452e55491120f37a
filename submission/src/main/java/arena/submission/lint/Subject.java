package arena.submission.lint;

import arena.profiles.Profile;
import arena.profiles.Profiles;
import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import arena.submission.entry.Meta;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is judged. Immutable.
 *
 * @param others what the other entries call themselves on the board, by their folders
 */
record Subject(Entry entry, Meta meta, Map<String, Meta> others) {

    Subject {
        others = Map.copyOf(others);
    }

    EntryClass entryClass() {
        return meta.entryClass();
    }

    /** The profiles that it subscribes to, as far as there are any with these ids. */
    List<Profile> profiles() {
        return meta.tests().stream()
                .map(Profiles::byId)
                .flatMap(Optional::stream)
                .toList();
    }

    /** Whether a profile is one that is run as a stack of services (SPEC 9). */
    static boolean isCompose(Profile profile) {
        return ComposeProfile.of(profile.id()).isPresent();
    }
}
