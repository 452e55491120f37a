package arena.app;

import arena.app.cache.SecondTier;
import arena.app.loop.MemoryConnection;
import arena.app.loop.MemoryLoops;
import arena.app.tls.TlsEngine;
import arena.profiles.sql.Database;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The server of a flavour with its listener of HTTP/1.1, handler for handler as it runs elsewhere, on one event loop and without a
 * socket. Thread-safe.
 */
final class MemoryServer implements AutoCloseable {

    private final MemoryLoops loops;

    /**
     * Opens it.
     *
     * @param data folder with {@code dataset.json}
     * @param database behind the endpoints
     * @throws ConfigException if there is no such flavour, or if the data folder is broken
     */
    MemoryServer(String flavour, Path data, Database database) {
        AppConfig config = AppConfig.from(
                Map.of(
                        "ARENA_FLAVOUR",
                        flavour,
                        "ARENA_DATA",
                        data.toString(),
                        "ARENA_HOST",
                        "127.0.0.1",
                        "ARENA_PORT",
                        "0"),
                1);
        DataFolder files = DataFolder.read(data);
        loops = new MemoryLoops(config.patience(), config.flavour().writes());
        try {
            Endpoints endpoints = new Endpoints(config, files, loops.loops());
            Backing backing = new Backing(database, SecondTier.NONE);
            Vertx first = loops.loops().loops().getFirst();
            ListenerPlan plan = ListenerPlan.of(config, TlsEngine.choose(Optional.empty()), first);
            Service.listen(plan.tcp().getFirst(), loops.loops(), loop -> endpoints.router(loop, backing));
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    MemoryConnection connect(MemoryConnection.Peer peer) {
        return loops.connect(peer);
    }

    @Override
    public void close() {
        loops.loops().close().await();
    }
}
