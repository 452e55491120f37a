package arena.app.local;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import io.zonky.test.db.postgres.embedded.PgBinaryResolver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * PostgreSQL's programs for this machine, to be unpacked in one folder. The library remembers by resolver where it has
 * unpacked: with one resolver for all, each server in a JVM would run from the folder of the first, and could not even be
 * stopped once that one is deleted.
 */
record UnpackedIn(Path folder) implements PgBinaryResolver {
    @Override
    public InputStream getPgBinary(String system, String machineHardware) throws IOException {
        return DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system, machineHardware);
    }
}
