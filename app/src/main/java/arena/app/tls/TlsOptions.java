package arena.app.tls;

import io.vertx.core.Vertx;
import io.vertx.core.net.ServerSSLOptions;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The TLS settings of every listener: TLS 1.3, or 1.2 with forward secrecy and authenticated encryption; nothing older. */
public final class TlsOptions {

    private static final Set<String> PROTOCOLS = new LinkedHashSet<>(List.of("TLSv1.3", "TLSv1.2"));

    /** Those of TLS 1.3, and of TLS 1.2 those that RFC 9325, 4.2 recommends. */
    private static final List<String> SUITES = List.of(
            "TLS_AES_128_GCM_SHA256",
            "TLS_AES_256_GCM_SHA384",
            "TLS_CHACHA20_POLY1305_SHA256",
            "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
            "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
            "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
            "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
            "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256",
            "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256");

    private TlsOptions() {}

    /** Whether a folder has both files of a certificate. */
    public static boolean hasCertificate(Path folder) {
        return Certificate.isIn(folder);
    }

    /**
     * Options with the certificate that lies in this folder now.
     *
     * @throws TlsException if it can't be used
     */
    public static ServerSSLOptions read(Path folder, Vertx vertx) {
        ServerSSLOptions options = new ServerSSLOptions()
                .setKeyCertOptions(Certificate.read(folder, vertx).options())
                .setEnabledSecureTransportProtocols(PROTOCOLS);
        SUITES.forEach(options::addEnabledCipherSuite);
        return options;
    }
}
