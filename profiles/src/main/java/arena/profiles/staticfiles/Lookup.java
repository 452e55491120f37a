package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;
import arena.profiles.http.RequestException;
import org.jspecify.annotations.Nullable;

/** From a name to what is sent for it. Flavours differ in how. Thread-safe: one serves all event loops. */
interface Lookup {

    /**
     * The file of this name, as it is on the disk now, in the coding that the client likes best.
     *
     * @throws RequestException 404, if there is no such file; 406, if it is in no coding that the client takes
     */
    Representation find(String name, AcceptEncoding accepted);

    /** The variant for this client, or the refusal. */
    static Representation choose(@Nullable Variants variants, AcceptEncoding accepted) {
        if (variants == null) {
            throw RequestException.notFound();
        }
        Representation best = variants.choose(accepted);
        if (best == null) {
            throw new RequestException(406, "no acceptable content coding");
        }
        return best;
    }
}
