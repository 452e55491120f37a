package arena.app.testing;

import arena.profiles.wire.Fragments;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** Stands before a server and passes on what is said both ways: late at first if it is told to, and nothing any more later. */
public final class Relay implements AutoCloseable {

    private final ServerSocket socket;
    private final int target;
    private final Duration delay;
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private volatile boolean silent;

    /**
     * Begins to listen.
     *
     * @param target port of the server on the loopback
     * @param delay how long each connection waits before its first byte is passed on
     */
    public Relay(int target, Duration delay) {
        this.target = target;
        this.delay = delay;
        try {
            this.socket = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        Fragments.threads().execute(this::accept);
    }

    public int port() {
        return socket.getLocalPort();
    }

    /** From now on nothing is passed on, of old connections nor of new ones. All stay open. */
    public void fallSilent() {
        silent = true;
    }

    private void accept() {
        try {
            while (true) {
                Socket client = socket.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                open.addAll(List.of(client, server));
                CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS, Fragments.threads())
                        .execute(() -> pass(client, server));
                Fragments.threads().execute(() -> pass(server, client));
            }
        } catch (IOException _) {
            // Closed.
        }
    }

    private void pass(Socket from, Socket to) {
        byte[] block = new byte[16 * 1024];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int length = in.read(block); length >= 0; length = in.read(block)) {
                if (!silent) {
                    out.write(block, 0, length);
                }
            }
        } catch (IOException _) {
            // Either end is gone; the other is closed too.
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
        for (Socket one : open) {
            one.close();
        }
    }
}
