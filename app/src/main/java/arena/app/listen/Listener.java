package arena.app.listen;

import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.Http1ServerConfig;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerBuilder;
import io.vertx.core.http.HttpServerConfig;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.WebSocketServerConfig;
import io.vertx.core.net.ServerSSLOptions;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** A port that is open on every event loop, each with a listening socket of its own. */
public final class Listener {

    /** Connections that wait for their loop; the kernel cuts it to net.core.somaxconn. */
    private static final int BACKLOG = 16 * 1024;

    private final ListenerConfig config;
    private final List<HttpServer> servers;
    private final OpenConnections connections;

    private Listener(ListenerConfig config, List<HttpServer> servers, OpenConnections connections) {
        this.config = config;
        this.servers = List.copyOf(servers);
        this.connections = connections;
    }

    /**
     * Opens a port on every loop. If it can't be had on all of them it is closed again.
     *
     * @param handler makes the handler of a loop's requests; called once for each
     * @return the listener, or a failure with a {@link ListenerException}
     */
    public static Future<Listener> open(
            ListenerConfig config, List<Vertx> loops, Function<Vertx, Handler<HttpServerRequest>> handler) {
        ListenerConfig bound;
        try {
            bound = config.on(freePort(config));
        } catch (ListenerException taken) {
            return Future.failedFuture(taken);
        }
        OpenConnections connections = new OpenConnections();
        List<Future<HttpServer>> opened = loops.stream()
                .map(loop -> listen(bound, loop, handler.apply(loop), connections))
                .toList();
        return Future.join(opened)
                .map(all -> new Listener(bound, all.list(), connections))
                .recover(failure -> closeAll(opened).transform(_ -> Future.failedFuture(failure)));
    }

    public ListenerConfig config() {
        return config;
    }

    /** How many connections are open now. */
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
        connections.shutdown(limit);
        return Future.join(
                        servers.stream().map(server -> server.shutdown(limit)).toList())
                .mapEmpty();
    }

    private static Future<HttpServer> listen(
            ListenerConfig config, Vertx loop, Handler<HttpServerRequest> handler, OpenConnections connections) {
        HttpServerBuilder builder = loop.httpServerBuilder().with(options(config));
        config.tls().ifPresent(tls -> builder.with(tls.options()).with(tls.engine()));
        HttpServer server = builder.build();
        server.connectionHandler(connection -> {
            connections.handle(connection);
            FailedConnections.close(connection);
        });
        server.requestHandler(new HostCheck(handler));
        server.invalidRequestHandler(new MalformedRequestHandler());
        return server.listen()
                .recover(cause -> Future.failedFuture(new ListenerException(
                        config.name() + ": can't listen on port " + config.port() + ": " + cause.getMessage(), cause)));
    }

    private static HttpServerConfig options(ListenerConfig config) {
        HttpServerConfig options = new HttpServerConfig()
                .setVersions(HttpVersion.HTTP_1_0, HttpVersion.HTTP_1_1)
                .setHost(config.host())
                .setPort(config.port())
                .setHandle100ContinueAutomatically(true);
        options.setHttp1Config(new Http1ServerConfig()
                .setMaxInitialLineLength(config.maxHeadBytes())
                .setMaxHeaderSize(config.maxHeadBytes()));
        // Its handler would look at every request, and reset a connection on which more than 128 wait for their
        // answers.
        options.setWebSocketConfig(
                new WebSocketServerConfig().setUsePerFrameCompression(false).setUsePerMessageCompression(false));
        options.getTcpConfig().setAcceptBacklog(BACKLOG).setSsl(config.tls().isPresent());
        options.getTcpConfig().getTransportConfig().setSoReusePort(true);
        config.compression().ifPresent(options::setCompressionConfig);
        return options;
    }

    /**
     * With SO_REUSEPORT a second server of the same user would join the port in silence and take half the connections, so
     * whether it is taken has to be asked without. Where any port is asked for this is also what picks one for all loops.
     */
    private static int freePort(ListenerConfig config) {
        try (ServerSocket probe = new ServerSocket()) {
            probe.bind(new InetSocketAddress(config.host(), config.port()));
            return probe.getLocalPort();
        } catch (IOException taken) {
            String by = PortOwner.of(config.port())
                    .map(owner -> " is taken by " + owner)
                    .orElse(" can't be opened on " + config.host() + ": " + taken.getMessage());
            throw new ListenerException(config.name() + ": port " + config.port() + by, taken);
        }
    }

    private static Future<Void> closeAll(List<Future<HttpServer>> opened) {
        return Future.join(opened.stream()
                        .filter(Future::succeeded)
                        .map(server -> server.result().close())
                        .toList())
                .mapEmpty();
    }
}
