package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpVersion;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Large bodies, to clients that are slow or speak another version of HTTP. */
class DeliveryTest {

    private static final int LARGE_BYTES = 24 << 20;

    /** It warns of what is done here on purpose. Held here, since loggers that nobody holds forget their level. */
    private static final Logger BROKEN_BODIES = Logger.getLogger(BrokenBody.class.getName());

    @TempDir
    private Path root;

    static List<Arguments> everywhere() {
        return FollowsDiskTest.everywhere();
    }

    @ParameterizedTest
    @EnumSource(Source.class)
    void http2GetsEveryByteOfLargeAndSmallFiles(Source source) {
        byte[] large = new byte[3_000_001];
        RandomGenerator.of("L64X128MixRandom").nextBytes(large);
        new Disk(root).write("large.webp", large).write("small.js", "small");
        Vertx vertx = Vertx.vertx();
        try (FileServer server = FileServer.of(source, root)) {
            // Held to the end: a client that the garbage collector finds closes its connections.
            HttpClient client = vertx.createHttpClient(new HttpClientOptions()
                    .setProtocolVersion(HttpVersion.HTTP_2)
                    .setHttp2ClearTextUpgrade(false));

            assertThat(body(vertx, client, server, "large.webp")).isEqualTo(Buffer.buffer(large));
            assertThat(body(vertx, client, server, "small.js").toString()).isEqualTo("small");
            client.close().await();
        } finally {
            vertx.close().await();
        }
    }

    @ParameterizedTest
    @EnumSource(Source.class)
    void serverThatCompressesLeavesFilesAsTheyAre(Source source) {
        Disk disk = new Disk(root).write("a.css", "a".repeat(10_000)).write("b.js", "b".repeat(10_000));
        disk.write("b.js.br", "brotli");
        StaticFiles files = source.open(root, new Transfer(false, true), FileServer.LATER);
        try (FileServer server = FileServer.of(files, new HttpServerOptions().setCompressionSupported(true));
                RawClient client = server.client()) {
            RawClient.Response identity = client.get("a.css", "Accept-Encoding: gzip");
            RawClient.Response range = client.get("a.css", "Accept-Encoding: gzip", "Range: bytes=0-4999");
            RawClient.Response brotli = client.get("b.js", "Accept-Encoding: gzip;q=0.5, br");

            assertThat(identity.text()).isEqualTo("a".repeat(10_000));
            assertThat(range.text()).isEqualTo("a".repeat(5000));
            assertThat(brotli.text()).isEqualTo("brotli");
            assertThat(brotli.field("content-encoding")).isEqualTo("br");
            assertThat(client.get("a.css").fields()).doesNotContainKey("content-encoding");
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void connectionIsClosedWhenTheFileGetsShorterThanPromised(Source source, String transport) throws Exception {
        Disk disk = new Disk(root).write("large.webp", new byte[LARGE_BYTES]).write("small.js", "small");
        BROKEN_BODIES.setLevel(Level.OFF);
        try (FileServer server = FileServer.of(source, root, transport);
                RawClient client = server.client()) {
            // Once the head is there, the rest waits for this client to read: there is far more than sockets hold.
            client.request("GET", "/static/large.webp");
            assertThat(client.awaitByte()).isEqualTo('H');
            truncate(disk.path("large.webp"));

            assertThatThrownBy(client::readRest).isInstanceOf(IOException.class);
            try (RawClient other = server.client()) {
                for (int i = 0; i < 4; i++) {
                    assertThat(other.get("small.js").text()).isEqualTo("small");
                }
            }
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void clientThatGoesAwayLeavesNoOpenFile(Source source, String transport) throws Exception {
        Disk disk = new Disk(root).write("large.webp", new byte[LARGE_BYTES]);
        try (FileServer server = FileServer.of(source, root, transport)) {
            for (int i = 0; i < 20; i++) {
                try (RawClient client = server.client()) {
                    client.request("GET", "/static/large.webp");
                    assertThat(client.awaitByte()).isEqualTo('H');
                }
            }
            while (OpenFiles.of(disk.path("large.webp")) > 0) {
                Thread.onSpinWait();
            }
        }
    }

    /** All on one event loop: a body that nobody listens for yet when it comes is lost. */
    private static Buffer body(Vertx vertx, HttpClient client, FileServer server, String file) {
        return Future.<Buffer>future(body -> vertx.runOnContext(
                        _ -> client.request(HttpMethod.GET, server.port(), "127.0.0.1", "/static/" + file)
                                .compose(HttpClientRequest::send)
                                .compose(HttpClientResponse::body)
                                .onComplete(body)))
                .await();
    }

    private static void truncate(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(1000);
        }
    }
}
