package arena.load.testing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Answers {@code /baseline11}, rightly or not, and {@code /busy} after half a second of work. Also a program that takes the options that the harness adds. */
public final class TinyServer implements AutoCloseable {

    /** Connections that the validator opens at once; the default is 50. */
    private static final int BACKLOG = 512;

    private static final long BUSY_NANOS = 500_000_000;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch answered = new CountDownLatch(1);
    private final long error;

    private TinyServer(int port, long error) throws IOException {
        this.error = error;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
        server.setExecutor(threads);
        server.createContext("/baseline11", this::answer);
        server.createContext("/busy", TinyServer::busy);
        server.start();
    }

    /** One whose sums are right. */
    public static TinyServer right() throws IOException {
        return new TinyServer(0, 0);
    }

    /** The same at a port that was free. */
    public static TinyServer rightAt(int port) throws IOException {
        return new TinyServer(port, 0);
    }

    /** One whose sums are too large by one. */
    public static TinyServer wrong() throws IOException {
        return new TinyServer(0, 1);
    }

    /**
     * {@code --port N --pid-file FILE} in any order; anything else is ignored. Runs until it is killed. As our own server it
     * answers before it has said all of itself; with {@code --loses-a-port} it ends instead, for another port is taken.
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> options = Arrays.asList(arguments);
        System.out.println("INFO 1 event loop on nio, TLS by nobody");
        int port = Integer.parseInt(options.get(options.indexOf("--port") + 1));
        Path pidFile = Path.of(options.get(options.indexOf("--pid-file") + 1));
        try (TinyServer server = new TinyServer(port, 0)) {
            Files.writeString(pidFile, Long.toString(ProcessHandle.current().pid()));
            server.answered.await();
            if (options.contains("--loses-a-port")) {
                System.out.println("ERROR https cannot listen: the port is taken");
                System.exit(1);
            }
            System.out.println("INFO flavour standard, started in 1 ms");
            new CountDownLatch(1).await();
        }
    }

    public URI target() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    /** Uses the CPU for a while before it answers. */
    private static void busy(HttpExchange exchange) throws IOException {
        try (exchange) {
            long end = System.nanoTime() + BUSY_NANOS;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            exchange.sendResponseHeaders(204, -1);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            long sum = error;
            for (String parameter : exchange.getRequestURI().getQuery().split("&", -1)) {
                sum += Long.parseLong(parameter.substring(parameter.indexOf('=') + 1));
            }
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.US_ASCII);
            sum += body.isEmpty() ? 0 : Long.parseLong(body);
            byte[] answer = Long.toString(sum).getBytes(StandardCharsets.US_ASCII);
            exchange.getResponseHeaders().set("Content-Type", "text/plain");
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
        }
        answered.countDown();
    }
}
