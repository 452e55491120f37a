package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Remembers the files that were asked for, with their heads, and asks the disk two things with every request: whether the
 * folder is still as it was, which covers every file that appears, disappears or is replaced; and whether the chosen file
 * is, which covers a change in place or behind a link. What is not settled (see {@link Stamp}) is not remembered.
 *
 * <p>Thread-safe: what is known belongs to one stamp of the folder, and is dropped as a whole when that changes. Two loops
 * that find out at the same time both begin anew, and lose nothing but a little work. Only names of files that exist are
 * kept, so a client can't make it grow.
 */
final class RememberingLookup implements Lookup {

    private final Folder folder;
    private volatile Known known = new Known(null);

    private record Known(@Nullable Stamp folder, ConcurrentMap<String, Variants> files) {

        Known(@Nullable Stamp folder) {
            this(folder, new ConcurrentHashMap<>());
        }
    }

    RememberingLookup(Folder folder) {
        this.folder = folder;
    }

    @Override
    public Representation find(String name, AcceptEncoding accepted) {
        long millis = folder.millis();
        Stamp stamp = folder.stamp();
        Known current = known;
        if (stamp == null || !stamp.equals(current.folder())) {
            return findAfterChange(name, accepted, stamp, millis);
        }
        Variants variants = current.files().get(name);
        if (variants != null) {
            Representation best = Lookup.choose(variants, accepted);
            if (variants.isCurrent(best)) {
                return best;
            }
        }
        return resolve(name, accepted, current);
    }

    private Representation findAfterChange(String name, AcceptEncoding accepted, @Nullable Stamp stamp, long millis) {
        if (stamp == null || !stamp.isSettled(millis)) {
            return Lookup.choose(folder.resolve(name), accepted);
        }
        Known anew = new Known(stamp);
        known = anew;
        return resolve(name, accepted, anew);
    }

    private Representation resolve(String name, AcceptEncoding accepted, Known memory) {
        Variants variants = folder.resolve(name);
        if (variants == null) {
            memory.files().remove(name);
        } else if (variants.lasting()) {
            memory.files().put(name, variants);
        }
        return Lookup.choose(variants, accepted);
    }
}
