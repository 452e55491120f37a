package arena.profiles.staticfiles;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.profiles.http.Exchange;
import arena.profiles.http.QueryReader;
import arena.profiles.http.Route;
import io.vertx.core.Deployable;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.transport.Transport;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A real server of these files, on a free port, with two event loops that share them. */
final class FileServer implements AutoCloseable {

    /** For it, whatever lies on the disk has been there for an hour: what is found is remembered at once. */
    static final InstantSource LATER = InstantSource.offset(InstantSource.system(), Duration.ofHours(1));

    /** What NIO, the transport of these servers, can do. */
    static final Transfer PLAIN = new Transfer(true, false);

    private static final String PREFIX = "/static/";

    private final Vertx vertx;
    private final StaticFiles files;
    private final int port;

    private FileServer(Vertx vertx, StaticFiles files, HttpServerOptions http) {
        this.vertx = vertx;
        this.files = files;
        Route route = StaticRoutes.routes(files).getFirst();
        AtomicInteger actualPort = new AtomicInteger();
        vertx.deployVerticle(() -> instance(route, http, actualPort), new DeploymentOptions().setInstances(2))
                .await();
        this.port = actualPort.get();
    }

    static FileServer of(StaticFiles files) {
        return of(files, new HttpServerOptions());
    }

    static FileServer of(StaticFiles files, HttpServerOptions http) {
        return new FileServer(Vertx.vertx(options()), files, http);
    }

    static FileServer of(Source source, Path root) {
        return of(source.open(root, PLAIN, InstantSource.system()));
    }

    /** Skips the calling test where this transport does not work. */
    static FileServer of(Source source, Path root, String transport) {
        @Nullable Transport chosen = switch (transport) {
            case "io_uring" -> Transport.IO_URING;
            case "epoll" -> Transport.EPOLL;
            default -> Transport.NIO;
        };
        assumeTrue(chosen != null && chosen.available(), transport);
        Vertx vertx = Vertx.builder().with(options()).withTransport(chosen).build();
        Transfer transfer = new Transfer(!transport.equals("io_uring"), false);
        return new FileServer(vertx, source.open(root, transfer, InstantSource.system()), new HttpServerOptions());
    }

    int port() {
        return port;
    }

    Stats stats() {
        return files.stats();
    }

    RawClient client() {
        return new RawClient(port);
    }

    @Override
    public void close() {
        vertx.close().await();
    }

    private static Deployable instance(Route route, HttpServerOptions http, AtomicInteger actualPort) {
        // A negative port: any free one, the same for all instances.
        return context -> context.owner()
                .createHttpServer(http)
                .requestHandler(request -> serve(route, request))
                .listen(-1, "127.0.0.1")
                .onSuccess(server -> actualPort.set(server.actualPort()));
    }

    private static VertxOptions options() {
        return new VertxOptions().setEventLoopPoolSize(2).setWorkerPoolSize(1).setInternalBlockingPoolSize(1);
    }

    private static void serve(Route route, HttpServerRequest request) {
        String path = request.uri();
        int query = path.indexOf('?');
        String target = query < 0 ? path : path.substring(0, query);
        String segment = target.startsWith(PREFIX) ? target.substring(PREFIX.length()) : target;
        route.serve(new Exchange(request, QueryReader.scanning(), segment));
    }
}
