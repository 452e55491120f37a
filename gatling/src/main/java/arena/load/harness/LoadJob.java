package arena.load.harness;

import arena.profiles.Traffic;
import java.net.URI;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A run that a load generator is given.
 *
 * @param target where the server is: scheme, host and port
 * @param data the server's data folder, if it is known
 * @param folder for everything that the generator writes; it is there
 */
record LoadJob(PlannedRun run, URI target, @Nullable Path data, Path folder) {

    Traffic traffic() {
        return run.profile().traffic().getFirst();
    }

    int connections() {
        return run.used().connections().getFirst();
    }

    /** What the generator prints goes there. */
    Path log() {
        return folder.resolve(run.tool().label() + ".log");
    }
}
