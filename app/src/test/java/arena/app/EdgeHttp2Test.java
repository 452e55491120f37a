package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.testing.FakeUpstream;
import arena.app.testing.FrameClient;
import arena.app.testing.TestClient;
import arena.app.testing.TestResponse;
import arena.profiles.wire.Wire;
import io.netty.handler.codec.http2.Http2Headers;
import io.vertx.core.Future;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** HTTP/2 in front of HTTP/1.1: what the one can say and the other can't, and streams that end too early. */
class EdgeHttp2Test {

    private static FakeUpstream server;
    private static RunningEdge edge;

    @BeforeAll
    static void start() {
        server = new FakeUpstream(connection -> {
            while (true) {
                String head = connection.readHead().toLowerCase(Locale.ROOT);
                String body = "";
                if (head.contains("transfer-encoding: chunked")) {
                    body = connection.readChunks();
                } else if (head.contains("content-length: ")) {
                    int at = head.indexOf("content-length: ") + 16;
                    body = connection.readBytes(Integer.parseInt(head.substring(at, head.indexOf('\r', at))));
                }
                if (head.startsWith("get /half")) {
                    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabcde");
                    connection.awaitEnd();
                } else if (head.startsWith("get /broken")) {
                    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabcde");
                    return;
                } else if (head.startsWith("get /silent")) {
                    connection.awaitEnd();
                }
                connection.answer("ok" + body, "X-Capital: Yes", "Connection: keep-alive", "Keep-Alive: timeout=5");
            }
        });
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

    static Stream<Arguments> evilHeaders() {
        return Stream.of(
                        "x|a\r\nX-User-Id: 1",
                        "x|a\nb",
                        "x|a\rb",
                        "x|a\u0000b",
                        "x|a\r\n\r\nGET /hidden HTTP/1.1\r\nHost: x\r\n\r\n",
                        "x: y\r\nz|a",
                        "x\r\ny|a",
                        "x y|a",
                        "x:y|a",
                        "|a",
                        "x\u00e4|a",
                        "transfer-encoding|chunked",
                        "connection|close",
                        "host|other",
                        ":x|a",
                        ":path|/other",
                        "content-length|3",
                        "content-length|x",
                        "content-length|-1")
                .map(field -> Arguments.of((Object) field));
    }

    @ParameterizedTest
    @MethodSource
    void evilHeaders(String field) {
        try (FrameClient client = new FrameClient(edge.port())) {
            int bar = field.indexOf('|');
            Http2Headers headers =
                    FrameClient.headers("GET", "/x").add(field.substring(0, bar), field.substring(bar + 1));

            assertThat(client.exchange(headers, "")).matches("reset|400 .*");
        }
        assertThat(server.heads()).isEmpty();
    }

    static Stream<Http2Headers> evilPseudoHeaders() {
        return Stream.of(
                FrameClient.headers("GET", "/x HTTP/1.1\r\nX-User-Id: 1\r\nY: "),
                FrameClient.headers("GET", "/x y"),
                FrameClient.headers("GET", "/x\r\n"),
                FrameClient.headers("GET", "x"),
                FrameClient.headers("GET", ""),
                FrameClient.headers("GET", "//api/me"),
                FrameClient.headers("GET", "/%61pi/me"),
                FrameClient.headers("GET", "http://localhost:8080@other/api/me"),
                FrameClient.headers("GET /hidden HTTP/1.1\r\nHost: x\r\n\r\nGET", "/x"),
                FrameClient.headers("G T", "/x"),
                FrameClient.headers("CONNECT", "/x"),
                FrameClient.headers("GET", "/x").authority("a b"),
                FrameClient.headers("GET", "/x").authority("a\r\nX-User-Id: 1"),
                FrameClient.headers("GET", "/x").authority("a/b"),
                FrameClient.headers("GET", "/x").authority("user@a"));
    }

    @ParameterizedTest
    @MethodSource
    void evilPseudoHeaders(Http2Headers headers) {
        try (FrameClient client = new FrameClient(edge.port())) {
            assertThat(client.exchange(headers, "")).matches("reset|400 .*|501 .*");
        }
        assertThat(server.heads()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "4", "0", "1000000"})
    void aLengthThatIsNotTheBodysReachesNobodyAsAWhole(String length) {
        try (FrameClient client = new FrameClient(edge.port())) {
            Http2Headers headers = FrameClient.headers("POST", "/x").add("content-length", length);

            assertThat(client.exchange(headers, "abc")).matches("reset|400 .*");
        }
        // And its connection serves nobody else.
        assertThat(edge.exchange(Wire.get("/y")).body()).isEqualTo("ok");
    }

    @Test
    void joinsCookiesAndStripsForgeries() {
        try (FrameClient client = new FrameClient(edge.port())) {
            Http2Headers headers = FrameClient.headers("GET", "/x")
                    .add("cookie", "a=1")
                    .add("cookie", "b=2")
                    .add("x-user-id", "1")
                    .add("x_user_id", "2")
                    .add("te", "trailers");

            assertThat(client.exchange(headers, "")).isEqualTo("200 ok");
        }
        assertThat(server.heads().getFirst())
                .contains(
                        "cookie: a=1; b=2\r\n",
                        "host: localhost:8080\r\n",
                        "via: 2.0 edge\r\n",
                        "x-forwarded-host: localhost:8080")
                .doesNotContain("user", "te:", ":path");
    }

    @Test
    void passesBodiesBothWays() {
        try (TestClient client = new TestClient(HttpVersion.HTTP_2, false, edge.port())) {
            String body = "0123456789".repeat(50_000);
            TestResponse chunked = TestClient.await(client.start(HttpMethod.POST, "/x")
                    .compose(request -> request.setChunked(true)
                            .write(body)
                            .compose(_ -> request.end())
                            .compose(_ -> request.response())
                            .compose(TestResponse::read)));
            TestResponse known = TestClient.await(client.start(HttpMethod.POST, "/x")
                    .compose(request -> request.send(body).compose(TestResponse::read)));

            assertThat(chunked.body()).isEqualTo("ok" + body);
            assertThat(known.body()).isEqualTo("ok" + body);
        }
        assertThat(server.heads().get(0)).contains("transfer-encoding: chunked");
        assertThat(server.heads().get(1)).contains("content-length: 500000");
    }

    @Test
    void answersManyStreamsAtOnce() {
        try (TestClient client = new TestClient(HttpVersion.HTTP_2, false, edge.port())) {
            List<Future<TestResponse>> answers = IntStream.range(0, 300)
                    .mapToObj(i -> client.begin("/x?" + i))
                    .toList();

            for (Future<TestResponse> answer : answers) {
                assertThat(TestClient.await(answer).body()).isEqualTo("ok");
            }
        }
        assertThat(server.heads()).hasSize(300);
    }

    @Test
    void resetsTheStreamWhoseAnswerBreaksOffAndNoOther() {
        try (TestClient client = new TestClient(HttpVersion.HTTP_2, false, edge.port())) {
            for (int i = 0; i < 10; i++) {
                Future<TestResponse> broken = client.begin("/broken");

                assertThatThrownBy(() -> TestClient.await(broken)).hasMessageContaining("reset");
                assertThat(client.get("/x").body()).isEqualTo("ok");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/silent", "/half"})
    void endsTheRequestOfAStreamThatTheClientResets(String target) {
        int before = server.connections();
        try (TestClient client = new TestClient(HttpVersion.HTTP_2, false, edge.port())) {
            HttpClientRequest request = TestClient.await(client.start(HttpMethod.GET, target));
            TestClient.await(request.end());
            await().until(() -> server.heads().stream().anyMatch(head -> head.contains(target)));

            request.reset();

            await().until(() -> server.connections() <= before);
            assertThat(client.get("/x").body()).isEqualTo("ok");
        }
    }

    @Test
    void endsTheRequestsOfAConnectionThatIsClosed() {
        try (TestClient client = new TestClient(HttpVersion.HTTP_2, false, edge.port())) {
            IntStream.range(0, 5).forEach(_ -> client.begin("/silent"));
            await().until(() -> server.heads().size() == 5);
        }

        await().until(() -> server.connections() <= 3);
    }
}
