package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.testing.RawHttp2;
import arena.app.testing.RawHttp2.Frame;
import arena.app.testing.SampleCertificate;
import arena.app.testing.TestClient;
import arena.profiles.wire.Fragments;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Stopping loses no answer over HTTP/2 and 3 either. */
class ProtocolShutdownTest {

    private static final int STREAMS = 5;

    private static RunningServer start() {
        return ServerSetup.of(Flavour.ENGINE)
                .with("ARENA_CERTS", SampleCertificate.folder().toString())
                .start();
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void answersRequestsThatHaveBegun(Way way) {
        RunningServer server = start();
        try (TestClient client = way.to(server)) {
            List<Upload> uploads =
                    Stream.generate(() -> Upload.begin(client)).limit(STREAMS).toList();

            CompletableFuture<Void> stopped = CompletableFuture.runAsync(server::close, Fragments.threads());
            await().untilAsserted(
                            () -> assertThatThrownBy(() -> server.connect().close())
                                    .isInstanceOf(UncheckedIOException.class)
                                    .hasMessageContaining("refused"));
            assertThat(stopped).as("there are requests under way").isNotDone();
            uploads.forEach(Upload::finish);

            assertThat(uploads)
                    .allSatisfy(upload ->
                            assertThat(TestClient.await(upload.answer()).body()).isEqualTo("firstlast"));
            assertThat(stopped).succeedsWithin(Duration.ofSeconds(8));
        }
    }

    @Test
    void saysGoodbyeBeforeItCloses() {
        RunningServer server = start();
        try (RawHttp2 client = RawHttp2.to(server.port(ListenerNames.H2C))) {
            client.send(
                    RawHttp2.HEADERS,
                    RawHttp2.END_HEADERS | RawHttp2.END_STREAM,
                    1,
                    RawHttp2.head("GET", "/delay/1000"));
            client.send(RawHttp2.PING, 0, 0, new byte[8]);
            client.read(frame -> frame.type() == RawHttp2.PING);

            CompletableFuture<Void> stopped = CompletableFuture.runAsync(server::close, Fragments.threads());

            Frame goodbye = client.read(frame -> frame.type() == RawHttp2.GOAWAY);
            Frame body = client.read(frame -> frame.type() == RawHttp2.DATA);
            assertThat(goodbye.error()).isZero();
            assertThat(StandardCharsets.US_ASCII.decode(body.payload()).toString())
                    .isEqualTo("1000");
            assertThat(client.readToGoAway()).isIn(0, -1);
            assertThat(stopped).succeedsWithin(Duration.ofSeconds(5));
        }
    }
}
