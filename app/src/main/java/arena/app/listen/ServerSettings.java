package arena.app.listen;

import arena.profiles.ws.WsEcho;
import io.vertx.core.http.Http1ServerConfig;
import io.vertx.core.http.Http2ServerConfig;
import io.vertx.core.http.Http2Settings;
import io.vertx.core.http.Http3ServerConfig;
import io.vertx.core.http.Http3Settings;
import io.vertx.core.http.HttpServerConfig;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.QueryParamDecoderConfig;
import io.vertx.core.http.WebSocketServerConfig;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.QuicClientAddressValidation;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;

/** What Vert.x is told about a listener. */
final class ServerSettings {

    /** Connections that wait for their loop; the kernel cuts it to net.core.somaxconn. */
    private static final int BACKLOG = 16 * 1024;

    /** Requests of a connection that are under way at once, over HTTP/2 or 3; the arena has 100 (SPEC 5.1). */
    private static final int MAX_STREAMS = 256;

    /**
     * How often either side may reset a stream within a while, before the connection ends: clients that open streams only to
     * reset them (CVE-2023-44487), or have the server do it (CVE-2025-8671), cost work that no limit of streams bounds.
     */
    private static final int MAX_RESETS = 200;

    private static final Duration RESET_WINDOW = Duration.ofSeconds(30);

    /** Of a head, with less than 128 bytes each: its size bounds only larger ones. */
    private static final int MAX_SMALL_CONTINUATIONS = 16;

    private ServerSettings() {}

    /** For TCP. */
    static HttpServerConfig tcp(ListenerConfig config) {
        HttpServerConfig settings = common(config, understood(config));
        settings.setHttp1Config(new Http1ServerConfig()
                .setMaxInitialLineLength(config.maxHeadBytes())
                .setMaxHeaderSize(config.maxHeadBytes()));
        settings.setHttp2Config(http2(config.maxHeadBytes()));
        // Its handler would look at every request, and reset a connection on which more than 128 wait for their
        // answers.
        settings.setWebSocketConfig(new WebSocketServerConfig()
                .setUsePerFrameCompression(false)
                .setUsePerMessageCompression(false)
                .setMaxFrameSize(WsEcho.MAX_MESSAGE_BYTES)
                .setMaxMessageSize(WsEcho.MAX_MESSAGE_BYTES));
        settings.getTcpConfig().setAcceptBacklog(BACKLOG).setSsl(config.tls().isPresent());
        settings.getTcpConfig().getTransportConfig().setSoReusePort(true);
        return settings;
    }

    /**
     * For QUIC.
     *
     * @param tokenKey see {@link AddressValidation}; the same for all loops
     */
    static HttpServerConfig quic(ListenerConfig config, KeyCertOptions tokenKey) {
        HttpServerConfig settings = common(config, config.versions());
        settings.setHttp3Config(new Http3ServerConfig()
                .setInitialSettings(new Http3Settings().setMaxFieldSectionSize(config.maxHeadBytes())));
        settings.getQuicConfig()
                .setLoadBalanced(true)
                .setClientAddressValidation(QuicClientAddressValidation.CRYPTO)
                .setClientAddressValidationKey(tokenKey);
        settings.getQuicConfig()
                .getTransportConfig()
                .setMaxIdleTimeout(config.idle())
                .setInitialMaxStreamsBidi(MAX_STREAMS);
        return settings;
    }

    private static HttpServerConfig common(ListenerConfig config, Set<HttpVersion> versions) {
        HttpServerConfig settings = new HttpServerConfig()
                .setVersions(versions)
                .setHost(config.host())
                .setPort(config.port())
                .setHandle100ContinueAutomatically(true)
                // As many as fit into a request line: of more than its usual 1,024 it forgets the rest in silence.
                .setQueryParamConfig(new QueryParamDecoderConfig().setMaxSize(config.maxHeadBytes()));
        config.compression().ifPresent(settings::setCompressionConfig);
        return settings;
    }

    /**
     * Two more limits are Netty's own: of empty DATA frames in a row, and of answers to SETTINGS and PING that wait because the
     * client does not read.
     */
    private static Http2ServerConfig http2(int maxHeadBytes) {
        return new Http2ServerConfig()
                .setInitialSettings(
                        new Http2Settings().setMaxConcurrentStreams(MAX_STREAMS).setMaxHeaderListSize(maxHeadBytes))
                .setRstFloodMaxRstFramePerWindow(MAX_RESETS)
                .setRstFloodWindowDuration(RESET_WINDOW)
                .setMaxSmallContinuationFrames(MAX_SMALL_CONTINUATIONS);
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
