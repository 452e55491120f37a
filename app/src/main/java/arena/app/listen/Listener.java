package arena.app.listen;

import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerBuilder;
import io.vertx.core.http.HttpServerConfig;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.ServerSSLOptions;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A port that is open on every event loop, each with a socket of its own. */
public final class Listener {

    private final ListenerConfig config;
    private final List<HttpServer> servers;
    private final OpenConnections connections;

    private Listener(ListenerConfig config, List<HttpServer> servers, OpenConnections connections) {
        this.config = config;
        this.servers = List.copyOf(servers);
        this.connections = connections;
    }

    /**
     * Opens a TCP port on every loop. If it can't be had on all of them it is closed again.
     *
     * @param workers with a {@code Vertx} of one event loop each
     * @return the listener, or a failure with a {@link ListenerException}
     */
    public static Future<Listener> open(ListenerConfig config, List<Worker> workers) {
        return onFreePort(config, bound -> {
            OpenConnections connections = new OpenConnections();
            List<Future<HttpServer>> opened = workers.stream()
                    .map(worker -> listen(bound, ServerSettings.tcp(bound), worker, connections))
                    .toList();
            return Future.join(opened)
                    .map(all -> new Listener(bound, all.list(), connections))
                    .recover(failure -> closeOpened(opened).transform(_ -> Future.failedFuture(failure)));
        });
    }

    /**
     * Opens a UDP port for QUIC on every loop of one {@code Vertx}. If it can't be had on all of them it is closed again.
     *
     * @param loops how many event loops it has
     * @param worker makes what works on the loop with this number, from 0; called on that loop
     * @return the listener, or a failure with a {@link ListenerException}
     */
    public static Future<Listener> openQuic(ListenerConfig config, Vertx vertx, int loops, IntFunction<Worker> worker) {
        return onFreePort(config, bound -> {
            OpenConnections connections = new OpenConnections();
            HttpServerConfig settings = ServerSettings.quic(bound, AddressValidation.newKey());
            Queue<HttpServer> servers = new ConcurrentLinkedQueue<>();
            Future<?> all = Future.succeededFuture();
            for (int i = 0; i < loops; i++) {
                int loop = i;
                // Each gets the next loop. One after the other, for the first makes the TLS context of all, and nobody
                // else would wait for it.
                all = all.compose(_ -> vertx.deployVerticle(_ ->
                        listen(bound, settings, worker.apply(loop), connections).onSuccess(servers::add)));
            }
            return all.map(_ -> new Listener(bound, List.copyOf(servers), connections))
                    .recover(failure -> closeAll(servers).transform(_ -> Future.failedFuture(failure)));
        });
    }

    public ListenerConfig config() {
        return config;
    }

    /** How many connections are open now, but for those that an upgrade has made something else than HTTP. */
    public int connections() {
        return connections.count();
    }

    /** Takes another certificate into use for the connections that come from now on. */
    public Future<?> update(ServerSSLOptions options) {
        return Future.join(
                servers.stream().map(server -> server.updateSSLOptions(options)).toList());
    }

    /** Stops accepting, lets every request that has begun finish, and closes each connection after its answer. */
    public Future<Void> shutdown(Duration limit) {
        if (!config.isQuic()) {
            connections.shutdown(limit);
        }
        // It shuts down its connections too, and one of QUIC that is told so twice closes at once.
        return Future.join(
                        servers.stream().map(server -> server.shutdown(limit)).toList())
                .mapEmpty();
    }

    private static Future<Listener> onFreePort(
            ListenerConfig config, Function<ListenerConfig, Future<Listener>> opening) {
        try {
            return opening.apply(config.on(FreePort.of(config)));
        } catch (ListenerException taken) {
            return Future.failedFuture(taken);
        }
    }

    private static Future<HttpServer> listen(
            ListenerConfig config, HttpServerConfig settings, Worker worker, OpenConnections connections) {
        HttpServerBuilder builder = worker.loop().httpServerBuilder().with(settings);
        config.tls().ifPresent(tls -> builder.with(tls.options()).with(tls.engine()));
        HttpServer server = builder.build();
        server.connectionHandler(connection -> {
            connections.handle(connection);
            FailedConnections.close(connection);
            UnpooledReads.guard(connection);
            worker.watch().opened(connection);
        });
        Handler<HttpServerRequest> checked = checked(config, worker.handler(), connections);
        server.requestHandler(request -> {
            worker.watch().begun();
            checked.handle(request);
        });
        server.invalidRequestHandler(new MalformedRequestHandler());
        return server.listen()
                .recover(cause -> Future.failedFuture(new ListenerException(
                        config.name() + ": can't listen on port " + config.port() + ": " + cause.getMessage(),
                        config.port(),
                        cause)));
    }

    private static Handler<HttpServerRequest> checked(
            ListenerConfig config, Handler<HttpServerRequest> handler, OpenConnections connections) {
        Handler<HttpServerRequest> announcing = config.altSvc()
                .<Handler<HttpServerRequest>>map(value -> new AltSvc(value, handler))
                .orElse(handler);
        if (config.isQuic()) {
            return announcing;
        }
        return config.versions().contains(HttpVersion.HTTP_1_1)
                ? new HeadCheck(new UpgradeWatch(connections, announcing))
                : new VersionCheck(config.versions(), announcing);
    }

    private static Future<Void> closeOpened(List<Future<HttpServer>> opened) {
        return closeAll(
                opened.stream().filter(Future::succeeded).map(Future::result).toList());
    }

    private static Future<Void> closeAll(Collection<HttpServer> servers) {
        return Future.join(servers.stream().map(HttpServer::close).toList()).mapEmpty();
    }
}
