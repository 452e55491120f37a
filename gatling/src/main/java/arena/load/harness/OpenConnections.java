package arena.load.harness;

import arena.load.validate.client.TrustAll;
import arena.profiles.Request;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.net.SocketFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;

/** Connections over HTTP/1.1 that are held open. Each has been used once. Closed by whoever opened them. */
final class OpenConnections implements AutoCloseable {

    private static final int OPENED_AT_ONCE = 64;
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int TLS_PORT = 443;

    private final URI target;
    private final byte[] request;
    private final String answer;
    private final SocketFactory factory;
    private final Queue<Socket> open = new ConcurrentLinkedQueue<>();
    private final Queue<Long> latencies = new ConcurrentLinkedQueue<>();

    OpenConnections(LoadJob job) {
        Request asked = job.requests().getFirst();
        this.target = job.target();
        this.request = ("GET " + asked.target() + " HTTP/1.1\r\nHost: " + target.getAuthority() + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        this.answer = "HTTP/1.1 " + asked.answer().status() + " ";
        this.factory = target.getScheme().equals("https") ? trustingFactory() : SocketFactory.getDefault();
    }

    /** Opens so many; says what went wrong with the first that could not be opened. */
    Optional<String> open(int count) {
        List<Future<?>> all = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(OPENED_AT_ONCE)) {
            for (int i = 0; i < count; i++) {
                all.add(threads.submit(() -> {
                    openOne();
                    return null;
                }));
            }
        }
        return all.stream().flatMap(one -> problem(one).stream()).findFirst();
    }

    /** How long it took from the opening of each to its answer, in nanoseconds. */
    List<Long> latencies() {
        return List.copyOf(latencies);
    }

    @Override
    public void close() {
        for (Socket socket : open) {
            try {
                socket.close();
            } catch (IOException _) {
                // It is gone, which was the aim.
            }
        }
    }

    private void openOne() throws IOException {
        long begin = System.nanoTime();
        int port = target.getPort() < 0 ? TLS_PORT : target.getPort();
        Socket socket = factory.createSocket(target.getHost(), port);
        open.add(socket);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.getOutputStream().write(request);
        InputStream in = socket.getInputStream();
        String head = new String(in.readNBytes(answer.length()), StandardCharsets.US_ASCII);
        if (!head.equals(answer)) {
            throw new IOException("answered " + head);
        }
        // What is left of the answer is short, and has come with its head or comes at once.
        var _ = in.readNBytes(Math.max(1, in.available()));
        latencies.add(System.nanoTime() - begin);
    }

    private static Optional<String> problem(Future<?> opened) {
        try {
            opened.get();
            return Optional.empty();
        } catch (ExecutionException e) {
            return Optional.of("a connection: " + e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }

    private static SocketFactory trustingFactory() {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new TrustAll()}, null);
            return context.getSocketFactory();
        } catch (GeneralSecurityException e) {
            throw new HarnessException("No TLS: " + e, e);
        }
    }
}
