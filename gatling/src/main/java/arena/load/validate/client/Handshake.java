package arena.load.validate.client;

import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;

/**
 * What a handshake agreed on. Immutable.
 *
 * @param protocol as the JDK writes it, such as {@code TLSv1.3}
 * @param alpn the protocol that the server chose by ALPN; empty if it chose none
 * @param fingerprint of the server's own certificate
 * @param sessionBegin when the session began, which is earlier than the handshake if it was resumed
 */
public record Handshake(String protocol, String suite, String alpn, String fingerprint, long sessionBegin) {

    static Handshake of(SSLSocket socket) throws SSLPeerUnverifiedException {
        SSLSession session = socket.getSession();
        return new Handshake(
                session.getProtocol(),
                session.getCipherSuite(),
                socket.getApplicationProtocol(),
                Fingerprint.of(session.getPeerCertificates()[0]),
                session.getCreationTime());
    }
}
