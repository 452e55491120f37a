package arena.peer.setup;

import io.vertx.core.Deployable;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.SocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A verticle for each CPU on a Vert.x with default options, and the servers that they share. Thread-safe.
 */
public final class Verticles {

    private final PeerSettings settings;
    private final Map<Port, Integer> bound = new ConcurrentHashMap<>();

    private Verticles(PeerSettings settings) {
        this.settings = settings;
    }

    /**
     * Returns the ports, when all of them listen.
     *
     * @param verticle makes one, which listens by {@link #listen}
     */
    public static Map<Port, Integer> deploy(
            PeerSettings settings, BiFunction<Verticles, PeerSettings, Deployable> verticle) {
        Verticles verticles = new Verticles(settings);
        int instances = Runtime.getRuntime().availableProcessors();
        Vertx.vertx()
                .deployVerticle(
                        () -> verticle.apply(verticles, settings), new DeploymentOptions().setInstances(instances))
                .await();
        return Map.copyOf(verticles.bound);
    }

    /**
     * Listens, if somebody wants it to listen there.
     *
     * @param server makes one of the options
     */
    public Future<?> listen(Port port, HttpServerOptions options, Function<HttpServerOptions, HttpServer> server) {
        if (settings.port(port).isEmpty()) {
            return Future.succeededFuture();
        }
        int number = settings.port(port).getAsInt();
        SocketAddress address = number == 0
                ? SocketAddress.sharedRandomPort(port.number(), PeerSettings.HOST)
                : SocketAddress.inetSocketAddress(number, PeerSettings.HOST);
        if (port == Port.HTTPS || port == Port.H2) {
            options.setSsl(true)
                    .setUseAlpn(port == Port.H2)
                    .setKeyCertOptions(new PemKeyCertOptions()
                            .setCertPath(settings.certs().resolve("server.crt").toString())
                            .setKeyPath(settings.certs().resolve("server.key").toString()));
        }
        return server.apply(options).listen(address).onSuccess(listening -> bound.put(port, listening.actualPort()));
    }
}
