package arena.app.listen;

import arena.profiles.ws.WsEcho;
import io.vertx.core.http.Http1ServerConfig;
import io.vertx.core.http.HttpServerConfig;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.WebSocketServerConfig;
import java.util.EnumSet;
import java.util.Set;

/** What Vert.x is told about a listener. */
final class ServerSettings {

    /** Connections that wait for their loop; the kernel cuts it to net.core.somaxconn. */
    private static final int BACKLOG = 16 * 1024;

    private ServerSettings() {}

    static HttpServerConfig of(ListenerConfig config) {
        HttpServerConfig settings = new HttpServerConfig()
                .setVersions(understood(config))
                .setHost(config.host())
                .setPort(config.port())
                .setHandle100ContinueAutomatically(true);
        settings.setHttp1Config(new Http1ServerConfig()
                .setMaxInitialLineLength(config.maxHeadBytes())
                .setMaxHeaderSize(config.maxHeadBytes()));
        // Its handler would look at every request, and reset a connection on which more than 128 wait for their
        // answers.
        settings.setWebSocketConfig(new WebSocketServerConfig()
                .setUsePerFrameCompression(false)
                .setUsePerMessageCompression(false)
                .setMaxFrameSize(WsEcho.MAX_MESSAGE_BYTES)
                .setMaxMessageSize(WsEcho.MAX_MESSAGE_BYTES));
        settings.getTcpConfig().setAcceptBacklog(BACKLOG).setSsl(config.tls().isPresent());
        settings.getTcpConfig().getTransportConfig().setSoReusePort(true);
        settings.getQuicConfig().setLoadBalanced(true);
        config.compression().ifPresent(settings::setCompressionConfig);
        return settings;
    }

    /** Where clear text is read Vert.x needs to understand HTTP/1.1, be it to refuse it. */
    private static Set<HttpVersion> understood(ListenerConfig config) {
        Set<HttpVersion> versions = EnumSet.copyOf(config.versions());
        if (config.tls().isEmpty()) {
            versions.add(HttpVersion.HTTP_1_0);
            versions.add(HttpVersion.HTTP_1_1);
        }
        return versions;
    }
}
