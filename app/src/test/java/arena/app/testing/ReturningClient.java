package arena.app.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/**
 * A TLS client that connects to a port of this machine again and again, and shows each time what it was given before. It trusts
 * everybody. Used by one thread at a time.
 */
public final class ReturningClient {

    private static final String REQUEST = "GET /pipeline HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    private final int port;
    private final Counting trust = new Counting();
    private final SSLContext context;

    public ReturningClient(int port) {
        this.port = port;
        try {
            context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {trust}, null);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Connects so many times, one after the other, with a request each.
     *
     * @return how often the server has shown its certificate, which it does unless it knows the client again
     */
    public int fullHandshakesIn(int connections) {
        int before = trust.asked.get();
        for (int i = 0; i < connections; i++) {
            try (SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket("127.0.0.1", port)) {
                socket.setSoTimeout(10_000);
                socket.getOutputStream().write(REQUEST.getBytes(StandardCharsets.ISO_8859_1));
                // Tickets come with the answer, or before it.
                socket.getInputStream().readAllBytes();
            } catch (IOException failure) {
                throw new IllegalStateException("connection " + i + " to port " + port, failure);
            }
        }
        return trust.asked.get() - before;
    }

    private static final class Counting implements X509TrustManager {

        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType) {
            asked.incrementAndGet();
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
