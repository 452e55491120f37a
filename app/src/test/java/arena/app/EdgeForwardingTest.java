package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.edge.EdgeSettings;
import arena.app.edge.Upstream;
import arena.app.loop.EventLoops;
import arena.app.loop.Patience;
import arena.app.loop.TransportChoice;
import arena.app.loop.Writes;
import arena.app.testing.FakeUpstream;
import arena.app.testing.Mirror;
import arena.app.testing.SampleFolder;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import io.vertx.core.http.HttpServer;
import io.vertx.core.net.SocketAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What reaches the server of a request, and what reaches the client of its answer. */
class EdgeForwardingTest {

    /** Answers with what it was sent. */
    private static FakeUpstream server;

    private static RunningEdge edge;

    @BeforeAll
    static void start() {
        server = Mirror.start();
        edge = RunningEdge.before(server);
    }

    @AfterAll
    static void stop() {
        edge.close();
        server.close();
    }

    @AfterEach
    void forget() {
        server.heads().clear();
    }

    @Test
    @DisplayName("CHECKS 156, 161, 180: what is not /static or /api goes to the server as it is")
    void passesTargetAndAnswerOn() {
        RawResponse response = edge.exchange(Wire.get("/json/50?m=1&x=%61%2f/../;"));

        assertThat(server.heads().getFirst()).startsWith("GET /json/50?m=1&x=%61%2f/../; HTTP/1.1\r\n");
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Content-Type")).hasValue("text/plain");
        assertThat(response.header("X-Cache")).hasValue("HIT");
        assertThat(response.fields())
                .filteredOn(field -> field.name().equalsIgnoreCase("set-cookie"))
                .hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(value = TransportChoice.class, mode = EnumSource.Mode.EXCLUDE, names = "NIO")
    void speaksOverAUnixSocket(TransportChoice transport, @TempDir Path folder) {
        SocketAddress path =
                SocketAddress.domainSocketAddress(folder.resolve("server").toString());
        EventLoops loops = EventLoops.open(1, Optional.of(transport), Patience.USUAL, Writes.AS_THEY_COME);
        Upstream upstream = new Upstream(path, false, 8);
        HttpServer behind = loops.loops()
                .getFirst()
                .createHttpServer()
                .requestHandler(request ->
                        request.body().onSuccess(body -> request.response().end(request.uri() + " " + body)));
        behind.listen(path).await();
        try (RunningEdge edge = RunningEdge.start(
                new EdgeSettings(upstream, upstream, RunningEdge.PATIENT, false), Optional.of(transport))) {
            assertThat(edge.exchange(Wire.get("/x?y")).body()).isEqualTo("/x?y ");
            assertThat(edge.exchange(Wire.post("/x", "abc")).body()).isEqualTo("/x abc");
        } finally {
            loops.close().await();
        }
    }

    @Test
    void streamsBodiesOfKnownLength() {
        RawResponse response = edge.exchange(Wire.post("/x", "0123456789"));

        assertThat(response.body()).isEqualTo("0123456789");
        assertThat(Mirror.fields(server.heads().getFirst()))
                .contains("content-length: 10")
                .doesNotContain("transfer-encoding: chunked");
    }

    @Test
    void streamsBodiesInChunks() {
        RawResponse response = edge.exchange(Wire.postChunked("/x", "0123456789", 3));

        assertThat(response.body()).isEqualTo("0123456789");
        assertThat(Mirror.fields(server.heads().getFirst()))
                .contains("transfer-encoding: chunked")
                .noneMatch(it -> it.startsWith("content-length"));
    }

    @Test
    void sendsNoBodyWhereThereIsNone() {
        assertThat(edge.exchange(Wire.post("/x", "")).status()).isEqualTo(200);
        assertThat(edge.exchange(Wire.request("DELETE", "/x")).status()).isEqualTo(200);
        assertThat(server.heads().get(1))
                .startsWith("DELETE /x HTTP/1.1\r\n")
                .doesNotContain("content-length", "transfer-encoding");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/chunked", "/until-closed"})
    void passesBodiesOnWhoseLengthOnlyTheirEndTells(String target) {
        try (RawConnection connection = edge.connect()) {
            RawResponse response = connection.exchange(Wire.get(target));

            assertThat(response.body()).isEqualTo("abcde");
            assertThat(response.header("Transfer-Encoding")).hasValue("chunked");
            assertThat(response.header("Trailer")).isEmpty();
            assertThat(connection.exchange(Wire.get(target)).body()).isEqualTo("abcde");
        }
    }

    @Test
    void answersHttp10WithoutChunks() {
        try (RawConnection connection = edge.connect()) {
            connection.send("GET /chunked HTTP/1.0\r\nHost: x\r\n\r\n");

            assertThat(connection.readToEnd())
                    .startsWith("HTTP/1.0 200 OK\r\n")
                    .endsWith("\r\n\r\nabcde")
                    .doesNotContain("chunked");
        }
    }

    @Test
    void answersHead() {
        try (RawConnection connection = edge.connect()) {
            RawResponse head = connection.send(Wire.request("HEAD", "/x")).readHead();

            assertThat(head.header("Content-Length")).hasValue("5");
            // Nothing has come after it.
            assertThat(connection.exchange(Wire.get("/chunked")).body()).isEqualTo("abcde");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 201, 204, 301, 304, 400, 404, 418, 500, 503})
    void passesStatusOn(int status) {
        try (RawConnection connection = edge.connect()) {
            RawResponse response = connection.exchange(Wire.get("/status/" + status));

            assertThat(response.status()).isEqualTo(status);
            assertThat(response.header("X-Was")).hasValue("here");
            assertThat(connection.exchange(Wire.get("/chunked")).body()).isEqualTo("abcde");
        }
    }

    @Test
    void keepsItsConnectionsToTheServer() {
        int before = server.accepted();
        try (RawConnection connection = edge.connect()) {
            for (int i = 0; i < 50; i++) {
                assertThat(connection.exchange(Wire.get("/x")).status()).isEqualTo(200);
            }
        }

        assertThat(server.accepted() - before).isLessThanOrEqualTo(1);
    }

    @Test
    void answersPipelinedRequestsInTheirOrder() {
        try (RawConnection connection = edge.connect()) {
            connection.send(
                    Wire.post("/x", "1") + Wire.get("/chunked") + Wire.post("/x", "22") + Wire.get("/status/404"));

            assertThat(connection.read().body()).isEqualTo("1");
            assertThat(connection.read().body()).isEqualTo("abcde");
            assertThat(connection.read().body()).isEqualTo("22");
            assertThat(connection.read().status()).isEqualTo(404);
        }
    }

    @Test
    @DisplayName("CHECKS 151-155, 177-179: files are the edge's own")
    void servesFilesItself() throws IOException {
        RawResponse response = edge.exchange(Wire.get("/static/reset.css"));

        assertThat(response.header("Content-Type")).hasValue("text/css");
        assertThat(response.bytes()).isEqualTo(Files.readAllBytes(SampleFolder.file("reset.css")));
        assertThat(edge.exchange(Wire.request("GET", "/static/app.js", "Accept-Encoding: br;q=1, gzip;q=0.8"))
                        .header("Content-Encoding"))
                .hasValue("br");
        assertThat(edge.exchange(Wire.get("/static/nonexistent.txt")).status()).isEqualTo(404);
        assertThat(edge.exchange(Wire.get("/static/")).status()).isEqualTo(404);
        assertThat(edge.exchange(Wire.get("/static/a/b")).status()).isEqualTo(404);
        assertThat(edge.exchange(Wire.post("/static/reset.css", "x")).status()).isEqualTo(405);
        assertThat(server.heads()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "GET //api/me HTTP/1.1, 400",
        "GET /public/../api/me HTTP/1.1, 400",
        "GET /%61pi/me HTTP/1.1, 400",
        "GET /API/me HTTP/1.1, 400",
        "GET http://other:8080/public HTTP/1.1, 400",
        "GET ftp://localhost:8080/public HTTP/1.1, 400",
        "OPTIONS * HTTP/1.1, 400",
        "CONNECT localhost:8080 HTTP/1.1, 501",
        "TRACE / HTTP/1.1, 501",
        "BREW /pot HTTP/1.1, 501"
    })
    void refusesByItself(String line, int status) {
        RawResponse response = edge.exchange(line + "\r\nHost: localhost:8080\r\n\r\n");

        Refused.assertPlainly(response, status, status == 400 ? "ambiguous" : "method");
        assertThat(server.heads()).isEmpty();
    }

    @Test
    void understandsTheAbsoluteForm() {
        assertThat(edge.exchange("GET http://localhost:8080/x?y HTTP/1.1\r\nHost: localhost:8080\r\n\r\n")
                        .status())
                .isEqualTo(200);
        assertThat(server.heads().getFirst()).startsWith("GET /x?y HTTP/1.1\r\n");
    }

    @Test
    void saysThatTheClientMayGoOn() {
        try (RawConnection connection = edge.connect()) {
            connection.send(Wire.request("POST", "/x", "Content-Length: 3", "Expect: 100-continue"));
            assertThat(connection.readHead().status()).isEqualTo(100);

            assertThat(connection.exchange("abc").body()).isEqualTo("abc");
            assertThat(server.heads().getFirst()).doesNotContain("expect");
        }
    }
}
