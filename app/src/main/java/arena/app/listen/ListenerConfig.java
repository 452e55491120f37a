package arena.app.listen;

import io.vertx.core.http.CompressionConfig;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.SSLEngineOptions;
import io.vertx.core.net.ServerSSLOptions;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A port and what is spoken there. Immutable.
 *
 * @param name what to call it in messages
 * @param host the address to bind, {@code 0.0.0.0} for all
 * @param port 0 means any free one, the same on every loop
 * @param versions those of TCP, or HTTP/3 alone; HTTP/2 in clear text is spoken with who knows so beforehand
 * @param tls empty for clear text
 * @param compression what is compressed below the endpoints, empty for nothing
 * @param altSvc where else the same is served, as the value of the response header Alt-Svc
 * @param maxHeadBytes bytes of a request line, and of all header fields together, that are read at most
 * @param idle how long a connection over QUIC lasts on which nothing moves; those over TCP see {@link Watch}
 */
public record ListenerConfig(
        String name,
        String host,
        int port,
        Set<HttpVersion> versions,
        Optional<Tls> tls,
        Optional<CompressionConfig> compression,
        Optional<String> altSvc,
        int maxHeadBytes,
        Duration idle) {

    /** HTTP/1.1, and 1.0 as its subset. */
    public static final Set<HttpVersion> HTTP_1 =
            Collections.unmodifiableSet(EnumSet.of(HttpVersion.HTTP_1_0, HttpVersion.HTTP_1_1));

    /** What is enough for a browser with its cookies. */
    private static final int USUAL_HEAD_BYTES = 16 * 1024;

    /** Longer than any answer takes. */
    private static final Duration USUAL_IDLE = Duration.ofSeconds(75);

    /** How a port encrypts. */
    public record Tls(ServerSSLOptions options, SSLEngineOptions engine) {}

    public ListenerConfig {
        if (versions.isEmpty() || (versions.contains(HttpVersion.HTTP_3) && (versions.size() > 1 || tls.isEmpty()))) {
            throw new IllegalArgumentException(
                    name + ": " + versions + " (expected: versions over TCP, or HTTP/3 alone and with TLS)");
        }
        versions = Collections.unmodifiableSet(EnumSet.copyOf(versions));
    }

    /** One in clear text, without compression, and with the usual limit of a head, which is 16 KiB. */
    public static ListenerConfig clear(String name, String host, int port, Set<HttpVersion> versions) {
        return new ListenerConfig(
                name,
                host,
                port,
                versions,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                USUAL_HEAD_BYTES,
                USUAL_IDLE);
    }

    /** One that encrypts, without compression, and with the usual limit of a head, which is 16 KiB. */
    public static ListenerConfig secure(String name, String host, int port, Set<HttpVersion> versions, Tls tls) {
        return new ListenerConfig(
                name,
                host,
                port,
                versions,
                Optional.of(tls),
                Optional.empty(),
                Optional.empty(),
                USUAL_HEAD_BYTES,
                USUAL_IDLE);
    }

    public ListenerConfig compressing(Optional<CompressionConfig> how) {
        return new ListenerConfig(name, host, port, versions, tls, how, altSvc, maxHeadBytes, idle);
    }

    public ListenerConfig announcing(Optional<String> alternative) {
        return new ListenerConfig(name, host, port, versions, tls, compression, alternative, maxHeadBytes, idle);
    }

    public ListenerConfig withHeadsOf(int bytes) {
        return new ListenerConfig(name, host, port, versions, tls, compression, altSvc, bytes, idle);
    }

    public ListenerConfig endingAfter(Duration nothingMoved) {
        return new ListenerConfig(name, host, port, versions, tls, compression, altSvc, maxHeadBytes, nothingMoved);
    }

    /** The protocols in words. */
    public String protocols() {
        String spoken = versions.stream()
                .filter(version -> version != HttpVersion.HTTP_1_0)
                .map(version -> switch (version) {
                    case HTTP_1_0, HTTP_1_1 -> "HTTP/1.1";
                    case HTTP_2 -> tls.isPresent() ? "HTTP/2" : "h2c";
                    case HTTP_3 -> "HTTP/3";
                })
                .collect(Collectors.joining(", "));
        return isQuic() || tls.isEmpty() ? spoken : spoken + " over TLS";
    }

    boolean isQuic() {
        return versions.contains(HttpVersion.HTTP_3);
    }

    ListenerConfig on(int boundPort) {
        return new ListenerConfig(name, host, boundPort, versions, tls, compression, altSvc, maxHeadBytes, idle);
    }
}
