package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import arena.app.listen.Listener;
import arena.app.listen.ListenerConfig;
import arena.app.listen.Watch;
import arena.app.listen.Worker;
import arena.app.loop.EventLoops;
import arena.app.loop.Patience;
import arena.app.loop.QuicLoops;
import arena.app.loop.TransportChoice;
import arena.app.loop.TransportException;
import arena.app.loop.Writes;
import arena.app.testing.SampleCertificate;
import arena.app.testing.TestClient;
import arena.app.tls.TlsEngine;
import arena.app.tls.TlsOptions;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Connections of HTTP/3 are spread over all loops, and each stays on its own. */
class QuicLoopsTest {

    private static final int LOOPS = 3;

    /** With fewer, one of the loops may well get none: the kernel spreads them by chance. */
    private static final int CONNECTIONS = 40;

    private static final Handler<HttpServerRequest> NAMING =
            request -> request.response().end(Thread.currentThread().getName());

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void spreadsConnectionsOverAllLoops(TransportChoice tcp) {
        EventLoops eventLoops = open(tcp);
        List<TestClient> clients = new ArrayList<>();
        try {
            QuicLoops loops = eventLoops.openQuic();
            Listener listener = TestClient.await(Listener.openQuic(
                    config(loops.vertx()),
                    loops.vertx(),
                    loops.count(),
                    _ -> new Worker(loops.vertx(), Watch.NONE, NAMING)));
            for (int i = 0; i < CONNECTIONS; i++) {
                clients.add(new TestClient(
                        HttpVersion.HTTP_3, true, listener.config().port()));
            }

            List<String> first =
                    clients.stream().map(client -> client.get("/").body()).toList();
            List<String> second =
                    clients.stream().map(client -> client.get("/").body()).toList();

            assertThat(Set.copyOf(first)).hasSize(LOOPS);
            assertThat(second).isEqualTo(first);
            assertThat(listener.connections()).isEqualTo(CONNECTIONS);
            TestClient.await(listener.shutdown(Duration.ofSeconds(1)));
        } finally {
            clients.forEach(TestClient::close);
            TestClient.await(eventLoops.close());
        }
    }

    private static EventLoops open(TransportChoice transport) {
        try {
            return EventLoops.open(LOOPS, Optional.of(transport), Patience.USUAL, Writes.AS_THEY_COME);
        } catch (TransportException refused) {
            return abort(String.valueOf(refused.getMessage()));
        }
    }

    private static ListenerConfig config(Vertx vertx) {
        return ListenerConfig.secure(
                "h3",
                "127.0.0.1",
                0,
                Set.of(HttpVersion.HTTP_3),
                new ListenerConfig.Tls(TlsOptions.read(SampleCertificate.folder(), vertx), TlsEngine.JDK.options()));
    }
}
