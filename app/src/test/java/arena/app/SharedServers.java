package arena.app;

import arena.app.testing.SampleCertificate;
import arena.app.testing.SampleFolder;
import arena.app.testing.SharedPostgres;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Servers with data and database that no test may stop or overload, one of each flavour, so that not every class starts
 * its own. They start when they are first wanted and end with the JVM.
 */
final class SharedServers {

    private static final Map<Flavour, RunningServer> SERVERS = new ConcurrentHashMap<>();

    private SharedServers() {}

    static RunningServer of(Flavour flavour) {
        return SERVERS.computeIfAbsent(
                flavour,
                it -> ServerSetup.of(it)
                        .serving(SampleFolder.path())
                        .with("ARENA_CERTS", SampleCertificate.folder().toString())
                        .with("DATABASE_URL", SharedPostgres.url())
                        .with("DATABASE_MAX_CONN", "8")
                        .start());
    }
}
