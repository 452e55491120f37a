package arena.load.validate.client;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One port of the server under test. Immutable and thread-safe.
 *
 * @param tls whether HTTP is spoken under TLS there
 * @param patience for a connection, a handshake, and each silence of the server
 */
public record Site(String host, int port, boolean tls, Duration patience) {

    private static final int CONTINUE = 100;

    /** Opens a connection, with a handshake if there must be one. */
    public RawConnection connect() {
        return RawConnection.over(tls ? TlsClient.connect(this) : socket());
    }

    /** Sends a request over a connection of its own; what does not lead to a response fails the assertion. */
    public Exchange exchange(String request) {
        try (RawConnection connection = connect()) {
            return exchange(connection, request);
        } catch (UncheckedIOException failure) {
            throw unanswered(request, failure);
        }
    }

    /** The same, but a server that closes the connection instead of answering does not fail: empty. */
    public Optional<Exchange> exchangeUnlessClosed(String request) {
        try {
            return Optional.of(exchange(request));
        } catch (AssertionError unanswered) {
            if (isClosing(unanswered.getCause())) {
                return Optional.empty();
            }
            throw unanswered;
        }
    }

    /** The same over a connection that is open, for several requests in a row. */
    public Exchange exchange(RawConnection connection, String request) {
        long begin = System.nanoTime();
        try {
            RawResponse response = connection.exchange(request);
            while (response.status() == CONTINUE) {
                response = connection.read();
            }
            return new Exchange(request, response, Duration.ofNanos(System.nanoTime() - begin));
        } catch (RuntimeException failure) {
            throw unanswered(request, failure);
        }
    }

    /** A connection without TLS, whatever is spoken there. */
    public Socket socket() {
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) patience.toMillis());
            socket.connect(new InetSocketAddress(host, port), (int) patience.toMillis());
            return socket;
        } catch (IOException failure) {
            throw new UncheckedIOException(this + ": " + failure.getMessage(), failure);
        }
    }

    /** Whether anybody listens there. */
    public boolean accepts() {
        try (Socket _ = socket()) {
            return true;
        } catch (IOException | UncheckedIOException _) {
            return false;
        }
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }

    private static boolean isClosing(@Nullable Throwable failure) {
        return failure instanceof UncheckedIOException io
                && (io.getCause() instanceof EOFException || io.getCause() instanceof SocketException);
    }

    private AssertionError unanswered(String request, RuntimeException failure) {
        return new AssertionError(
                "sent %s to %s; came no response: %s".formatted(Words.request(request), this, failure.getMessage()),
                failure);
    }
}
