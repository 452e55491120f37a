package arena.app.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Something that takes every connection and never says a word: the kernel does that for a socket that is not served. */
public final class SilentServer implements AutoCloseable {

    private static final int BACKLOG = 1000;

    private final ServerSocket socket;

    public SilentServer() {
        try {
            socket = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public int port() {
        return socket.getLocalPort();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
