package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Large bodies, to clients that are slow or speak another version of HTTP. */
class DeliveryTest {

    private static final int LARGE_BYTES = 24 << 20;

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
            HttpClient client = vertx.createHttpClient(new HttpClientOptions()
                    .setProtocolVersion(HttpVersion.HTTP_2)
                    .setHttp2ClearTextUpgrade(false));

            assertThat(body(client, server, "large.webp")).isEqualTo(Buffer.buffer(large));
            assertThat(body(client, server, "small.js").toString()).isEqualTo("small");
        } finally {
            vertx.close().await();
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void connectionIsClosedWhenTheFileGetsShorterThanPromised(Source source, String transport) throws Exception {
        Disk disk = new Disk(root).write("large.webp", new byte[LARGE_BYTES]).write("small.js", "small");
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

    private static Buffer body(HttpClient client, FileServer server, String file) {
        return client.request(HttpMethod.GET, server.port(), "127.0.0.1", "/static/" + file)
                .compose(HttpClientRequest::send)
                .compose(HttpClientResponse::body)
                .await();
    }

    private static void truncate(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(1000);
        }
    }
}
