package arena.load.validate.client;

import arena.profiles.wire.RawConnection;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/** Whether a server takes a client back that it has met. */
public final class Resumption {

    private Resumption() {}

    /** Sends this request twice, over two connections of one client, and says whether the second resumed the session. */
    public static boolean works(Site site, String request) {
        SSLContext client = TlsClient.newContext();
        long first = sessionBegin(site, client, request);
        return first == sessionBegin(site, client, request);
    }

    /** A ticket comes after the handshake: with the response at the latest. */
    private static long sessionBegin(Site site, SSLContext client, String request) {
        SSLSocket socket =
                TlsClient.connect(site, client, List.of(TlsClient.HTTP_1_1), Optional.of(TlsClient.SERVER_NAME));
        try (RawConnection connection = RawConnection.over(socket)) {
            connection.exchange(request);
            return socket.getSession().getCreationTime();
        }
    }
}
