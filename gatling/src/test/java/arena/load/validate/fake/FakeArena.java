package arena.load.validate.fake;

import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Arena.Folders;
import arena.load.validate.checks.Arena.Ports;
import arena.load.validate.checks.Limits;
import arena.load.validate.client.KeyPairFiles;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLSocket;

/** Answers everything that the profiles with assertions ask for rightly, but for one fault. */
public final class FakeArena implements AutoCloseable {

    private static final KeyPairFiles MOUNTED = KeyPairFiles.make();
    private static final KeyPairFiles OTHER = KeyPairFiles.make();
    private static final int BACKLOG = 512;

    /** How a connection begins over which HTTP/2 is spoken. */
    private static final byte[] PREFACE = {'P', 'R', 'I'};

    private final Fault fault;
    private final Path folder;
    private final FakeEndpoints endpoints;
    private final FakeTls mounted;
    private final FakeTls reloaded;
    private final ServerSocket http = listen();
    private final ServerSocket https = listen();
    private final ServerSocket reloadedHttps = listen();
    private final FakeMultiplexed multiplexed = new FakeMultiplexed();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicInteger http3Requests = new AtomicInteger();
    private final int h2c;
    private final int h2;

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
        this.h2c = multiplexed.listenForH2c(endpoints::answer);
        this.h2 = fault == Fault.H2_PORT_BREAKS_CONNECTIONS
                ? multiplexed.listenInVain()
                : multiplexed.listenForH2(mounted::engine, endpoints::answer);
        if (fault != Fault.H3_PORT_DEAD) {
            multiplexed.listenForH3(h2, folder.resolve("certs"), this::answerOverHttp3);
        }
    }

    /**
     * Starts on free ports.
     *
     * @param folder empty, for its data and certificates
     */
    public static FakeArena start(Fault fault, Path folder) throws IOException {
        FakeArena arena = new FakeArena(fault, folder);
        arena.accept(arena.http, arena::speakEither);
        arena.accept(arena.https, socket -> arena.shakeHands(arena.mounted.over(socket)));
        arena.accept(arena.reloadedHttps, arena::reload);
        return arena;
    }

    /** As the validator sees it. */
    public Arena seen(Limits limits) {
        return new Arena(
                "127.0.0.1",
                new Ports(
                        http.getLocalPort(),
                        https.getLocalPort(),
                        fault == Fault.H2C_PORT_SPEAKS_HTTP_1_1 ? http.getLocalPort() : h2c,
                        h2,
                        reloadedHttps.getLocalPort()),
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
        multiplexed.close();
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
        speak(tls, tls.getInputStream());
        if (fault != Fault.NO_CLOSE_NOTIFY) {
            tls.close();
        }
    }

    /** HTTP/1.1, or HTTP/2 where that is what the client begins with. */
    private void speakEither(Socket socket) throws IOException {
        InputStream in = new BufferedInputStream(socket.getInputStream());
        in.mark(PREFACE.length);
        byte[] begin = in.readNBytes(PREFACE.length);
        in.reset();
        boolean multiplexes = fault != Fault.HTTP_PORT_SPEAKS_NO_H2C && fault != Fault.H2C_PORT_SPEAKS_HTTP_1_1;
        if (Arrays.equals(begin, PREFACE) && multiplexes) {
            tunnel(socket, in);
        } else {
            speak(socket, in);
        }
    }

    /** Hands a connection on to the port that speaks HTTP/2. */
    private void tunnel(Socket socket, InputStream in) throws IOException {
        try (Socket inner = new Socket(InetAddress.getLoopbackAddress(), h2c)) {
            threads.execute(() -> serve(socket, outer -> inner.getInputStream().transferTo(outer.getOutputStream())));
            in.transferTo(inner.getOutputStream());
        }
    }

    private void speak(Socket socket, InputStream in) throws IOException {
        new FakeConnection(in, socket.getOutputStream(), fault, endpoints).serve();
    }

    private FakeResponse answerOverHttp3(FakeRequest request) throws IOException {
        int number = http3Requests.incrementAndGet();
        boolean fails = fault == Fault.H3_ANSWERS_500 || (fault == Fault.H3_FAILS_THE_THIRD_TIME && number == 3);
        return fails ? FakeResponse.refusal(500) : endpoints.answer(request);
    }
}
