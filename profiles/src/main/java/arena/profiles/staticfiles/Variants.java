package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;
import org.jspecify.annotations.Nullable;

/**
 * A file in all the codings in which it lies there. Immutable.
 *
 * @param linked whether the file itself is a link, so that it may disappear without a change of the folder
 * @param lasting whether it holds until the stamp of the folder or of the chosen file changes
 */
record Variants(
        Representation identity,
        @Nullable Representation brotli,
        @Nullable Representation gzip,
        boolean linked,
        boolean lasting) {

    /** The one that the client takes most gladly of those that are there; null if it takes none. */
    @Nullable Representation choose(AcceptEncoding accepted) {
        Representation best = null;
        int bestQuality = 0;
        for (Coding coding : Coding.ALL) {
            int quality = coding.quality(accepted);
            Representation candidate = quality > bestQuality ? in(coding) : null;
            if (candidate != null) {
                best = candidate;
                bestQuality = quality;
            }
        }
        return best;
    }

    /** Asks the disk whether this choice still holds, as long as the folder has not changed. */
    boolean isCurrent(Representation chosen) {
        return chosen.isCurrent() && (!linked || chosen == identity || identity.isCurrent());
    }

    private @Nullable Representation in(Coding coding) {
        return switch (coding) {
            case BROTLI -> brotli;
            case GZIP -> gzip;
            case IDENTITY -> identity;
        };
    }
}
