package arena.app;

import arena.app.cache.SecondTier;
import arena.app.listen.Listener;
import arena.app.loop.LocalLoops;
import arena.app.tls.TlsEngine;
import arena.profiles.sql.Database;
import io.netty.channel.EventLoop;
import io.netty.channel.local.LocalAddress;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The server of a flavour with its listener of HTTP/1.1, handler for handler as it runs elsewhere, on one event loop and without a
 * socket.
 *
 * @param listener the only one
 */
record LocalServer(LocalLoops loops, Listener listener) implements AutoCloseable {

    /**
     * Opens it.
     *
     * @param data folder with {@code dataset.json}
     * @param database behind the endpoints
     * @throws ConfigException if there is no such flavour, or if the data folder is broken
     */
    static LocalServer open(String flavour, Path data, Database database) {
        AppConfig config = AppConfig.from(
                Map.of(
                        "ARENA_FLAVOUR", flavour, "ARENA_DATA", data.toString(),
                        "ARENA_HOST", "127.0.0.1", "ARENA_PORT", "0"),
                1);
        LocalLoops loops =
                LocalLoops.open(config.patience(), config.flavour().writes());
        Handler<HttpServerRequest> router = new Endpoints(config, DataFolder.read(data), loops.loops())
                .router(loops.vertx(), new Backing(database, SecondTier.NONE));
        ListenerPlan plan = ListenerPlan.of(config, TlsEngine.choose(Optional.empty()), loops.vertx());
        return new LocalServer(loops, Service.listen(plan.tcp().getFirst(), loops.loops(), _ -> router));
    }

    EventLoop eventLoop() {
        return loops.eventLoop();
    }

    LocalAddress address() {
        return loops.address(listener.config().port());
    }

    @Override
    public void close() {
        loops.loops().close().await();
    }
}
