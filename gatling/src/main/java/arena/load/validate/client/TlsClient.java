package arena.load.validate.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SNIServerName;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;

/** Shakes hands as {@code curl -k} would: whether the certificate is the right one, an assertion says. */
public final class TlsClient {

    public static final String SERVER_NAME = "localhost";
    public static final String HTTP_1_1 = "http/1.1";
    public static final String HTTP_2 = "h2";

    private TlsClient() {}

    /** A connection over which HTTP/1.1 can be spoken. */
    static SSLSocket connect(Site site) {
        return connect(site, newContext(), List.of(HTTP_1_1), Optional.of(SERVER_NAME));
    }

    /**
     * Shakes hands and closes.
     *
     * @param protocols that are offered by ALPN; none means that the client does not speak of it
     * @param serverName the name in SNI, if there is to be one
     * @throws UncheckedIOException if the handshake fails
     */
    public static Handshake handshake(Site site, List<String> protocols, Optional<String> serverName) {
        try (SSLSocket socket = connect(site, newContext(), protocols, serverName)) {
            return Handshake.of(socket);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** A context remembers sessions, and a resumed one shows no certificate: hence a new one for each connection. */
    static SSLContext newContext() {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new TrustAll()}, null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every JDK has TLS", e);
        }
    }

    static SSLSocket connect(Site site, SSLContext context, List<String> protocols, Optional<String> serverName) {
        Socket plain = site.socket();
        try {
            SSLSocket socket =
                    (SSLSocket) context.getSocketFactory().createSocket(plain, site.host(), site.port(), true);
            SSLParameters parameters = socket.getSSLParameters();
            parameters.setApplicationProtocols(protocols.toArray(String[]::new));
            parameters.setServerNames(serverName.map(SNIHostName::new).stream()
                    .map(name -> (SNIServerName) name)
                    .toList());
            socket.setSSLParameters(parameters);
            socket.startHandshake();
            return socket;
        } catch (IOException failure) {
            close(plain);
            throw new UncheckedIOException("TLS with " + site + ": " + failure.getMessage(), failure);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // It is of no use any more.
        }
    }
}
