package arena.peer.plain;

import arena.peer.setup.DatasetFile;
import arena.peer.setup.PeerSettings;
import arena.peer.setup.Port;
import arena.peer.setup.Verticles;
import arena.profiles.getsum.generated.BenchmarkServiceGrpcService;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.VerticleBase;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.grpc.server.GrpcServer;

/** One of the verticles of {@link PlainPeer}. */
final class PlainVerticle extends VerticleBase {

    private final Verticles servers;
    private final PeerSettings settings;

    PlainVerticle(Verticles servers, PeerSettings settings) {
        this.servers = servers;
        this.settings = settings;
    }

    @Override
    public Future<?> start() {
        GrpcServer grpc = GrpcServer.server(vertx);
        grpc.addService(BenchmarkServiceGrpcService.of(new SumService()));
        PlainHandler plain = new PlainHandler(DatasetFile.read(vertx, settings.dataset()));
        Handler<HttpServerRequest> both = request -> {
            if (isGrpc(request)) {
                grpc.handle(request);
            } else {
                plain.handle(request);
            }
        };
        return listen(Port.HTTPS, both)
                .compose(_ -> listen(Port.H2C, both))
                .compose(_ -> listen(Port.H2, both))
                .compose(_ -> listen(Port.HTTP, both));
    }

    private Future<?> listen(Port port, Handler<HttpServerRequest> handler) {
        return servers.listen(port, new HttpServerOptions(), options -> server(options, handler));
    }

    private HttpServer server(HttpServerOptions options, Handler<HttpServerRequest> handler) {
        return vertx.createHttpServer(options).requestHandler(handler).webSocketHandler(PlainVerticle::echo);
    }

    private static boolean isGrpc(HttpServerRequest request) {
        String type = request.getHeader("content-type");
        return type != null && type.startsWith("application/grpc");
    }

    private static void echo(ServerWebSocket socket) {
        socket.textMessageHandler(socket::writeTextMessage);
        socket.binaryMessageHandler(socket::writeBinaryMessage);
    }
}
