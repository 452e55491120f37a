package arena.app.tls;

import io.netty.handler.ssl.OpenSsl;
import io.vertx.core.net.JdkSSLEngineOptions;
import io.vertx.core.net.OpenSSLEngineOptions;
import io.vertx.core.net.SSLEngineOptions;
import java.util.Optional;

/** The library that encrypts, best first. */
public enum TlsEngine {
    /** BoringSSL by netty-tcnative: 30 to 50 % less CPU than the JDK's. */
    OPENSSL,
    JDK;

    static {
        // No tickets, so that every connection is a real handshake: only Resumption gives any. It is a property of the
        // JDK that
        // Netty goes by as well, read once, before the first connection. With the JDK's engine it leaves the cache of a
        // loop.
        System.setProperty("jdk.tls.server.enableSessionTicketExtension", "false");
    }

    /**
     * The engine asked for, or the best that loads.
     *
     * @throws TlsException if the engine asked for does not load; the message says why
     */
    public static TlsEngine choose(Optional<TlsEngine> forced) {
        if (forced.equals(Optional.of(OPENSSL)) && !OpenSSLEngineOptions.isAvailable()) {
            Throwable cause = OpenSsl.unavailabilityCause();
            throw new TlsException("BoringSSL can't be loaded: " + (cause == null ? "unknown reason" : cause), cause);
        }
        return forced.orElseGet(() -> OpenSSLEngineOptions.isAvailable() ? OPENSSL : JDK);
    }

    /** What Vert.x takes for it. */
    public SSLEngineOptions options() {
        return switch (this) {
            case OPENSSL -> new OpenSSLEngineOptions();
            case JDK -> new JdkSSLEngineOptions();
        };
    }

    /** What to call it in messages. */
    public String label() {
        return switch (this) {
            case OPENSSL -> "BoringSSL";
            case JDK -> "JSSE";
        };
    }
}
