package arena.app.testing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/**
 * What a TLS client learns from a handshake with a port of this machine. It trusts everybody, since who answers is what is
 * asked.
 *
 * @param certificate the server's own
 */
public record Handshake(int port, String protocol, Certificate certificate) {

    private static final SSLContext TRUSTING = makeTrusting();

    public static Handshake with(int port) {
        try (SSLSocket socket = connect(port)) {
            return new Handshake(
                    port, socket.getSession().getProtocol(), socket.getSession().getPeerCertificates()[0]);
        } catch (IOException failure) {
            throw new IllegalStateException("handshake with port " + port, failure);
        }
    }

    /** The whole response to a GET on a connection of its own. */
    public String get(String target) {
        try (SSLSocket socket = connect(port)) {
            String request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException failure) {
            throw new IllegalStateException("GET " + target + " from port " + port, failure);
        }
    }

    /** What the server chooses when a client offers these protocols by ALPN, empty for none of them. */
    public static String offering(int port, String... protocols) {
        try (SSLSocket socket = opened(port)) {
            SSLParameters parameters = socket.getSSLParameters();
            parameters.setApplicationProtocols(protocols);
            socket.setSSLParameters(parameters);
            socket.startHandshake();
            return socket.getApplicationProtocol();
        } catch (IOException failure) {
            throw new IllegalStateException("handshake with port " + port, failure);
        }
    }

    /** What makes a client trust everybody. */
    public static SSLContext trusting() {
        return TRUSTING;
    }

    /** The certificate that this folder holds. */
    public static Certificate certificateIn(Path folder) throws IOException {
        try (InputStream pem = Files.newInputStream(folder.resolve("server.crt"))) {
            return CertificateFactory.getInstance("X.509").generateCertificate(pem);
        } catch (GeneralSecurityException malformed) {
            throw new IOException(malformed);
        }
    }

    private static SSLSocket connect(int port) throws IOException {
        SSLSocket socket = opened(port);
        socket.startHandshake();
        return socket;
    }

    private static SSLSocket opened(int port) throws IOException {
        SSLSocket socket = (SSLSocket) TRUSTING.getSocketFactory().createSocket("127.0.0.1", port);
        socket.setSoTimeout(10_000);
        return socket;
    }

    private static SSLContext makeTrusting() {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new Everybody()}, null);
            return context;
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static final class Everybody implements X509TrustManager {

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
