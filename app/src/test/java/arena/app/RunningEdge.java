package arena.app;

import arena.app.edge.Edge;
import arena.app.edge.EdgeSettings;
import arena.app.edge.Upstream;
import arena.app.listen.ListenerConfig;
import arena.app.loop.TransportChoice;
import arena.app.route.RouterFactory;
import arena.app.testing.FakeUpstream;
import arena.app.testing.SampleFolder;
import arena.profiles.staticfiles.StaticFiles;
import arena.profiles.staticfiles.StaticRoutes;
import arena.profiles.staticfiles.Transfer;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.SocketAddress;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** An edge in this JVM, in clear text, so that tests see and send every byte. */
record RunningEdge(Service service) implements AutoCloseable {

    private static final StaticFiles FILES =
            StaticFiles.inMemory(SampleFolder.path().resolve("static"), new Transfer(false, false), 1 << 20);

    /** For tests of what happens in the end. Nobody waits longer for a connection than those who have one wait for an answer. */
    static final EdgeSettings.Limits IMPATIENT = new EdgeSettings.Limits(
            Duration.ofMillis(1000), Duration.ofMillis(1000), Duration.ofMillis(1500), Duration.ofMillis(1500));

    /** Longer than anything takes, also on a busy machine. */
    static final EdgeSettings.Limits PATIENT = new EdgeSettings.Limits(
            Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofSeconds(20));

    /** One loop before these two ports. */
    static RunningEdge before(int serverPort, int authPort) {
        return start(new EdgeSettings(at(serverPort), at(authPort), PATIENT, false));
    }

    /** The same before one that is server and auth service at once. */
    static RunningEdge before(FakeUpstream server) {
        return before(server.port(), server.port());
    }

    /** The same with little patience. */
    static RunningEdge impatientBefore(FakeUpstream server) {
        return impatient(server.port(), server.port());
    }

    /** One loop before these two ports, with little patience. */
    static RunningEdge impatient(int serverPort, int authPort) {
        return start(new EdgeSettings(at(serverPort), at(authPort), IMPATIENT, false));
    }

    static RunningEdge start(EdgeSettings settings) {
        return start(settings, Optional.empty());
    }

    static RunningEdge start(EdgeSettings settings, Optional<TransportChoice> transport) {
        ListenerConfig listener = ListenerConfig.clear(
                ListenerNames.EDGE,
                "127.0.0.1",
                0,
                EnumSet.of(HttpVersion.HTTP_1_0, HttpVersion.HTTP_1_1, HttpVersion.HTTP_2));
        Function<Vertx, Handler<HttpServerRequest>> edge =
                loop -> new Edge(loop, settings, RouterFactory.TABLE.create(loop, StaticRoutes.routes(FILES)));
        return new RunningEdge(Service.start(1, transport, loops -> List.of(Service.listen(listener, loops, edge))));
    }

    /** HTTP/1.1 on this port of this machine. */
    static Upstream at(int port) {
        return new Upstream(SocketAddress.inetSocketAddress(port, "127.0.0.1"), false, 8);
    }

    int port() {
        return service.port(ListenerNames.EDGE).orElseThrow();
    }

    RawConnection connect() {
        return RawConnection.to(port());
    }

    /** Sends this on a connection of its own and reads one response. */
    RawResponse exchange(String request) {
        try (RawConnection connection = connect()) {
            return connection.exchange(request);
        }
    }

    @Override
    public void close() {
        service.stop();
    }
}
