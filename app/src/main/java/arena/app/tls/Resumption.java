package arena.app.tls;

import io.netty.handler.ssl.OpenSslSessionContext;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslProvider;
import io.vertx.core.Vertx;
import io.vertx.core.net.OpenSSLEngineOptions;
import io.vertx.core.net.SSLEngineOptions;
import io.vertx.core.spi.tls.DefaultSslContextFactory;
import io.vertx.core.spi.tls.SslContextFactory;
import java.time.Duration;
import javax.net.ssl.SSLException;

/**
 * Resumption of sessions by tickets (RFC 8446, 2.2): a client that comes back shows what it was given, and saves the server a
 * signature and itself the verification. Every event loop has a context of its own, which knows only its own tickets, and Vert.x
 * has no setting for their keys. So they share keys here, before and after a certificate has changed.
 *
 * <p>It is for the listener with the certificate that changes only, whatever the flavour: on all others every connection of
 * the arena has to be a real handshake (SPEC 4.7, 10.4). Thread-safe.
 */
public final class Resumption {

    /** A ticket is good for this time at least, and for twice as long at most. */
    private static final Duration ROTATION = Duration.ofHours(1);

    private final TicketKeys keys = new TicketKeys();

    private Resumption() {}

    /** Makes keys, and new ones every hour, until the {@code Vertx} is closed. */
    public static Resumption start(Vertx vertx) {
        Resumption resumption = new Resumption();
        vertx.setPeriodic(ROTATION.toMillis(), _ -> resumption.keys.rotate());
        return resumption;
    }

    /**
     * What Vert.x takes for a listener that resumes. With the JDK's engine a ticket is good on the event loop that gave it: it
     * has no way to share keys.
     */
    public SSLEngineOptions options(TlsEngine engine) {
        return switch (engine) {
            case OPENSSL -> new SharingOptions(keys);
            case JDK -> engine.options();
        };
    }

    /** Vert.x copies no subclass, so each loop gets this very one. */
    private static final class SharingOptions extends OpenSSLEngineOptions {

        private final TicketKeys keys;

        private SharingOptions(TicketKeys keys) {
            this.keys = keys;
        }

        @Override
        public SslContextFactory sslContextFactory() {
            return new SharingFactory(keys, isSessionCacheEnabled());
        }
    }

    private static final class SharingFactory extends DefaultSslContextFactory {

        private final TicketKeys keys;

        private SharingFactory(TicketKeys keys, boolean sessionCacheEnabled) {
            super(SslProvider.OPENSSL, sessionCacheEnabled);
            this.keys = keys;
        }

        @Override
        public SslContext create() throws SSLException {
            SslContext context = super.create();
            if (context.isServer() && context.sessionContext() instanceof OpenSslSessionContext sessions) {
                keys.share(sessions);
            }
            return context;
        }
    }
}
