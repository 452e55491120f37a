package arena.load.validate.fake;

import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Arena.Folders;
import arena.load.validate.checks.Arena.Ports;
import arena.load.validate.checks.Limits;
import arena.load.validate.client.KeyPairFiles;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLSocket;

/** Answers everything that HTTP/1.1 profiles ask for rightly, but for one fault. */
public final class FakeArena implements AutoCloseable {

    private static final KeyPairFiles MOUNTED = KeyPairFiles.make();
    private static final KeyPairFiles OTHER = KeyPairFiles.make();
    private static final int BACKLOG = 512;

    private final Fault fault;
    private final Path folder;
    private final FakeEndpoints endpoints;
    private final FakeTls mounted;
    private final FakeTls reloaded;
    private final ServerSocket http = listen();
    private final ServerSocket https = listen();
    private final ServerSocket reloadedHttps = listen();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    /** What is done with a connection that was accepted. */
    private interface Service {
        void serve(Socket socket) throws IOException;
    }

    private FakeArena(Fault fault, Path folder) throws IOException {
        this.fault = fault;
        this.folder = folder;
        this.endpoints = new FakeEndpoints(fault, FakeData.in(folder.resolve("data")));
        MOUNTED.write(folder.resolve("certs"));
        MOUNTED.write(folder.resolve("certs-reloaded"));
        OTHER.write(folder.resolve("certs-other"));
        this.mounted = new FakeTls(fault, folder.resolve(fault == Fault.OTHER_CERTIFICATE ? "certs-other" : "certs"));
        this.reloaded = new FakeTls(fault, folder.resolve("certs-reloaded"));
    }

    /**
     * Starts on free ports.
     *
     * @param folder empty, for its data and certificates
     */
    public static FakeArena start(Fault fault, Path folder) throws IOException {
        FakeArena arena = new FakeArena(fault, folder);
        arena.accept(arena.http, arena::speak);
        arena.accept(arena.https, socket -> arena.shakeHands(arena.mounted.over(socket)));
        arena.accept(arena.reloadedHttps, arena::reload);
        return arena;
    }

    /** As the validator sees it. */
    public Arena seen(Limits limits) {
        return new Arena(
                "127.0.0.1",
                new Ports(http.getLocalPort(), https.getLocalPort(), reloadedHttps.getLocalPort()),
                new Folders(
                        Optional.of(folder.resolve("data")),
                        Optional.of(folder.resolve("certs")),
                        Optional.of(folder.resolve("certs-reloaded"))),
                false,
                OptionalLong.of(ProcessHandle.current().pid()),
                limits);
    }

    @Override
    public void close() throws IOException {
        http.close();
        https.close();
        reloadedHttps.close();
        threads.shutdownNow();
    }

    private static ServerSocket listen() throws IOException {
        return new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    }

    private void accept(ServerSocket listener, Service service) {
        threads.execute(() -> {
            while (!listener.isClosed()) {
                try {
                    Socket socket = listener.accept();
                    socket.setTcpNoDelay(true);
                    threads.execute(() -> serve(socket, service));
                } catch (IOException _) {
                    // Closed: the loop ends.
                }
            }
        });
    }

    private static void serve(Socket socket, Service service) {
        try (socket) {
            service.serve(socket);
        } catch (IOException _) {
            // The client has left, or the fault is to break the connection.
        }
    }

    private void reload(Socket socket) throws IOException {
        boolean fresh = reloaded.reload();
        SSLSocket tls = reloaded.over(socket);
        if (fresh && fault == Fault.REQUEST_FAILS_AT_RELOAD) {
            tls.startHandshake();
            tls.getInputStream().readNBytes(1);
            tls.getOutputStream().write(FakeResponse.refusal(500).bytes());
        } else {
            shakeHands(tls);
        }
    }

    private void shakeHands(SSLSocket tls) throws IOException {
        speak(tls);
        if (fault != Fault.NO_CLOSE_NOTIFY) {
            tls.close();
        }
    }

    private void speak(Socket socket) throws IOException {
        new FakeConnection(socket.getInputStream(), socket.getOutputStream(), fault, endpoints).serve();
    }
}
