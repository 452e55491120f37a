package arena.load.validate.fake;

import arena.load.validate.client.KeyPairFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;

/** The server's side of TLS, with a pair of files that is read again when it has changed. Thread-safe. */
final class FakeTls {

    private final Fault fault;
    private final Path folder;
    private final AtomicReference<Loaded> loaded;

    private record Loaded(KeyPairFiles pair, SSLContext context) {}

    FakeTls(Fault fault, Path folder) {
        this.fault = fault;
        this.folder = folder;
        KeyPairFiles pair = read();
        this.loaded = new AtomicReference<>(new Loaded(pair, context(pair)));
    }

    /** Looks at the files, and says whether others are in use from now on. */
    boolean reload() {
        KeyPairFiles pair = read();
        if (fault == Fault.CERTIFICATE_NEVER_RELOADED
                || pair.equals(loaded.get().pair())) {
            return false;
        }
        try {
            loaded.set(new Loaded(pair, context(pair)));
            return true;
        } catch (IllegalStateException _) {
            return false; // only one of the two files has been replaced yet
        }
    }

    /** The server's end where HTTP/1.1 is spoken. */
    SSLSocket over(Socket socket) throws IOException {
        SSLSocket tls = (SSLSocket) loaded.get().context().getSocketFactory().createSocket(socket, null, true);
        tls.setSSLParameters(parameters("http/1.1"));
        if (fault == Fault.ALPN_H2) {
            tls.setHandshakeApplicationProtocolSelector((_, _) -> "h2");
        }
        return tls;
    }

    /** The server's end where HTTP/2 is spoken. */
    SSLEngine engine() {
        SSLEngine tls = loaded.get().context().createSSLEngine();
        tls.setUseClientMode(false);
        tls.setSSLParameters(parameters("h2"));
        if (fault == Fault.ALPN_HTTP_1_1_WHERE_H2_BELONGS) {
            tls.setHandshakeApplicationProtocolSelector((_, _) -> "http/1.1");
        }
        return tls;
    }

    private SSLParameters parameters(String applicationProtocol) {
        String[] protocols = switch (fault) {
            case TLS_1_1 -> new String[] {"TLSv1.3", "TLSv1.1"};
            case TLS_1_2_ONLY -> new String[] {"TLSv1.2"};
            default -> new String[] {"TLSv1.3", "TLSv1.2"};
        };
        SSLParameters parameters = new SSLParameters(suites(), protocols);
        parameters.setApplicationProtocols(new String[] {applicationProtocol});
        return parameters;
    }

    private String[] suites() {
        return switch (fault) {
            case TRIPLE_DES -> new String[] {"TLS_AES_128_GCM_SHA256", "SSL_RSA_WITH_3DES_EDE_CBC_SHA"};
            case TLS_1_1 -> new String[] {"TLS_AES_128_GCM_SHA256", "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA"};
            default -> new String[] {"TLS_AES_128_GCM_SHA256", "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"};
        };
    }

    private KeyPairFiles read() {
        try {
            return new KeyPairFiles(
                    Files.readString(folder.resolve(KeyPairFiles.CERTIFICATE)),
                    Files.readString(folder.resolve(KeyPairFiles.KEY)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws IllegalStateException if key and certificate do not belong together */
    private static SSLContext context(KeyPairFiles pair) {
        try {
            Certificate certificate = CertificateFactory.getInstance("X.509")
                    .generateCertificate(
                            new ByteArrayInputStream(pair.certificate().getBytes(StandardCharsets.US_ASCII)));
            byte[] der = Base64.getMimeDecoder().decode(pair.key().replaceAll("-----[A-Z ]+-----", ""));
            PrivateKey key = KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(der));
            requirePair(certificate, (RSAPrivateKey) key);
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("server", key, new char[0], new Certificate[] {certificate});
            KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
            keys.init(store, new char[0]);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys.getKeyManagers(), null, null);
            return context;
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void requirePair(Certificate certificate, RSAPrivateKey key) {
        var publicKey = (RSAPublicKey) certificate.getPublicKey();
        if (!publicKey.getModulus().equals(key.getModulus())) {
            throw new IllegalStateException("no pair");
        }
    }
}
