package arena.app;

import arena.app.testing.ArenaData;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Servers that no test may stop or overload, one of each flavour, so that not every class starts its own. They start when
 * they are first wanted and end with the JVM.
 */
final class SharedServers {

    private static final Map<Flavour, RunningServer> SERVERS = new ConcurrentHashMap<>();

    private SharedServers() {}

    static RunningServer of(Flavour flavour) {
        return SERVERS.computeIfAbsent(
                flavour,
                it -> ServerSetup.of(it)
                        .serving(ArenaData.folder().orElseThrow())
                        .start());
    }
}
