package arena.client;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerConfig;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.PfxOptions;
import io.vertx.core.net.ServerSSLOptions;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Answers over HTTP/2 and HTTP/3, rightly or as its path says. */
final class TestServer implements AutoCloseable {

    private static final String HOST = "127.0.0.1";
    private static final String PASSWORD = "changeit";
    private static final int MANY = 50;

    private static final Buffer KEY_STORE = keyStore();

    private final Vertx vertx = Vertx.vertx();
    private final AtomicInteger requests = new AtomicInteger();
    private final int clearPort;
    private final int tlsPort;

    private TestServer() {
        clearPort = start(vertx.createHttpServer(
                new HttpServerOptions().setHost(HOST).setPort(0).setHttp2ClearTextEnabled(true)));
        tlsPort = freePort();
        HttpServerConfig config = new HttpServerConfig()
                .setVersions(HttpVersion.HTTP_1_1, HttpVersion.HTTP_2, HttpVersion.HTTP_3)
                .setHost(HOST)
                .setTcpPort(tlsPort)
                .setQuicPort(tlsPort);
        config.getTcpConfig().setSsl(true);
        var ssl = new ServerSSLOptions()
                .setKeyCertOptions(new PfxOptions().setValue(KEY_STORE).setPassword(PASSWORD));
        start(vertx.httpServerBuilder().with(config).with(ssl).build());
    }

    static TestServer start() {
        return new TestServer();
    }

    /** The URL of a path, for this protocol. */
    String url(Protocol protocol, String path) {
        return protocol.scheme() + "://localhost:" + (protocol.tls() ? tlsPort : clearPort) + path;
    }

    /** How many requests have come. */
    int requests() {
        return requests.get();
    }

    @Override
    public void close() {
        vertx.close().await();
    }

    private int start(HttpServer server) {
        return server.requestHandler(this::answer).listen().await().actualPort();
    }

    private void answer(HttpServerRequest request) {
        int number = requests.incrementAndGet();
        switch (String.valueOf(request.path())) {
            case "/fail-sometimes" ->
                request.response().setStatusCode(number % 2 == 0 ? 500 : 200).end("ok");
            case "/silent" -> {}
            case "/slow" -> vertx.setTimer(20, _ -> end(request, "ok"));
            case "/reset" -> request.response().reset(2);
            case "/goodbye" -> {
                if (number % MANY == 0) {
                    request.connection().shutdown();
                }
                end(request, "ok");
            }
            case "/break" -> {
                if (number % MANY == 0) {
                    request.connection().close();
                } else {
                    end(request, "ok");
                }
            }
            case "/echo" -> request.body().onSuccess(body -> end(request, body));
            case "/call" ->
                request.body().onSuccess(body -> {
                    request.response().putTrailer("grpc-status", request.getParam("status", "0"));
                    end(request, body);
                });
            case "/trailers-only" -> {
                request.response().putHeader("grpc-status", "0");
                end(request, "");
            }
            default -> end(request, "ok");
        }
    }

    private static void end(HttpServerRequest request, String body) {
        end(request, Buffer.buffer(body));
    }

    private static void end(HttpServerRequest request, Buffer body) {
        request.response().putHeader("content-type", "text/plain").end(body);
    }

    /** One that is free for TCP and for UDP, and that Linux gives to no outgoing connection meanwhile. */
    private static int freePort() {
        while (true) {
            InetSocketAddress address = new InetSocketAddress(
                    InetAddress.getLoopbackAddress(),
                    ThreadLocalRandom.current().nextInt(12_000, 32_000));
            try (ServerSocket tcp = new ServerSocket();
                    DatagramSocket _ = new DatagramSocket(address)) {
                tcp.bind(address);
                return address.getPort();
            } catch (IOException _) {
                // Taken: another one.
            }
        }
    }

    private static Buffer keyStore() {
        try {
            Path folder = Files.createTempDirectory("client-test");
            Path file = folder.resolve("pair.p12");
            Process keytool = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "keytool")
                                    .toString(),
                            "-genkeypair",
                            "-keystore",
                            file.toString(),
                            "-storetype",
                            "PKCS12",
                            "-storepass",
                            PASSWORD,
                            "-alias",
                            "server",
                            "-keyalg",
                            "EC",
                            "-dname",
                            "CN=localhost",
                            "-ext",
                            "SAN=dns:localhost")
                    .redirectErrorStream(true)
                    .start();
            String output = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (keytool.waitFor() != 0) {
                throw new IllegalStateException(output);
            }
            Buffer store = Buffer.buffer(Files.readAllBytes(file));
            Files.delete(file);
            Files.delete(folder);
            return store;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
