package arena.app;

import arena.app.listen.FreePort;
import arena.app.listen.ListenerConfig;
import arena.app.loop.QuicLibrary;
import arena.app.tls.Resumption;
import arena.app.tls.TlsEngine;
import arena.app.tls.TlsOptions;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.SSLEngineOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which listeners there are to be, by what the configuration and the machine allow. What is not to be had is said in a line
 * each.
 *
 * @param tcp those of TCP, the one of HTTP/1.1 in clear text first
 * @param quic the one of HTTP/3
 */
record ListenerPlan(List<ListenerConfig> tcp, Optional<ListenerConfig> quic) {

    private static final System.Logger LOG = System.getLogger(ListenerPlan.class.getName());

    private static final Set<HttpVersion> HTTP_1_AND_2 =
            EnumSet.of(HttpVersion.HTTP_1_0, HttpVersion.HTTP_1_1, HttpVersion.HTTP_2);
    private static final Set<HttpVersion> HTTP_2 = EnumSet.of(HttpVersion.HTTP_2);
    private static final Set<HttpVersion> HTTP_3 = EnumSet.of(HttpVersion.HTTP_3);

    /** The server by Vert.x asks a client that offers ALPN for HTTP/2 first. */
    private static final Set<HttpVersion> HTTP_2_OR_1_1 = EnumSet.of(HttpVersion.HTTP_2, HttpVersion.HTTP_1_1);

    /** Makes it for a configuration; certificates are read with the help of any {@code Vertx}. */
    static ListenerPlan of(AppConfig config, TlsEngine engine, Vertx vertx) {
        return new Planner(config, engine, vertx).plan();
    }

    private record Planner(AppConfig config, TlsEngine engine, Vertx vertx) {

        private ListenerPlan plan() {
            AppConfig.Ports ports = config.ports();
            List<ListenerConfig> tcp = new ArrayList<>();
            tcp.add(clear(ListenerNames.HTTP, ports.http(), HTTP_1_AND_2));
            tcp.add(clear(ListenerNames.H2C, ports.h2c(), HTTP_2));
            Optional<ListenerConfig> quic = Optional.empty();
            if (TlsOptions.hasCertificate(config.certs())) {
                int port = ports.h2() == 0 ? FreePort.ofTcpAndUdp(config.host()) : ports.h2();
                ListenerConfig.Tls tls = tls(config.certs(), engine.options());
                quic = quic(port, tls);
                Optional<String> altSvc = quic.filter(_ -> config.altSvc()).map(_ -> "h3=\":" + port + "\"; ma=86400");
                tcp.add(secure(ListenerNames.HTTPS, ports.https(), ListenerConfig.HTTP_1, tls)
                        .announcing(altSvc));
                tcp.add(secure(ListenerNames.H2, port, HTTP_2_OR_1_1, tls).announcing(altSvc));
            } else {
                LOG.log(
                        System.Logger.Level.WARNING,
                        "no server.crt and server.key in {0}: no TLS, and no HTTP/3",
                        config.certs());
            }
            if (TlsOptions.hasCertificate(config.reloadedCerts())) {
                ListenerConfig.Tls tls =
                        tls(config.reloadedCerts(), Resumption.start(vertx).options(engine));
                tcp.add(secure(ListenerNames.RELOADED, ports.reloaded(), ListenerConfig.HTTP_1, tls));
            } else if (!config.reloadedCerts().equals(Path.of(AppConfig.USUAL_RELOADED))) {
                LOG.log(
                        System.Logger.Level.WARNING,
                        "no server.crt and server.key in {0} (ARENA_CERTS_RELOADED): no ARENA_PORT_TLS_RELOADED",
                        config.reloadedCerts());
            }
            return new ListenerPlan(tcp, quic);
        }

        private Optional<ListenerConfig> quic(int port, ListenerConfig.Tls tls) {
            Optional<String> obstacle = QuicLibrary.obstacle();
            if (obstacle.isPresent()) {
                LOG.log(System.Logger.Level.WARNING, "no HTTP/3: {0}", obstacle.get());
                return Optional.empty();
            }
            return Optional.of(secure(ListenerNames.H3, port, HTTP_3, tls)
                    .endingAfter(config.patience().idle()));
        }

        private ListenerConfig clear(String name, int port, Set<HttpVersion> versions) {
            return ListenerConfig.clear(name, config.host(), port, versions)
                    .compressing(config.flavour().compression());
        }

        private ListenerConfig secure(String name, int port, Set<HttpVersion> versions, ListenerConfig.Tls tls) {
            return ListenerConfig.secure(name, config.host(), port, versions, tls)
                    .compressing(config.flavour().compression());
        }

        private ListenerConfig.Tls tls(Path folder, SSLEngineOptions options) {
            return new ListenerConfig.Tls(TlsOptions.read(folder, vertx), options);
        }
    }
}
