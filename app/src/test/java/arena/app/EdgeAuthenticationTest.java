package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.testing.FakeUpstream;
import arena.app.testing.RefusingPort;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who gets to {@code /api}: nobody whom the authentication service has not named in this very request. */
class EdgeAuthenticationTest {

    private static final String GRANTED = "HTTP/1.1 200 OK\r\nX-User-Id: 42\r\nContent-Length: 0\r\n\r\n";
    private static final String DENIED = "HTTP/1.1 401 Unauthorized\r\nContent-Length: 3\r\n\r\nno\n";

    /** What the service answers next. */
    private static final AtomicReference<String> VERDICT = new AtomicReference<>();

    private static FakeUpstream server;
    private static FakeUpstream service;
    private static RunningEdge edge;

    @BeforeAll
    static void start() {
        server = new FakeUpstream(connection -> {
            while (true) {
                String head = connection.readHead();
                if (head.contains("content-length: 5")) {
                    connection.readBytes(5);
                }
                connection.answer("ok");
            }
        });
        service = new FakeUpstream(connection -> {
            while (true) {
                connection.readHead();
                connection.send(VERDICT.get());
            }
        });
        edge = RunningEdge.before(server.port(), service.port());
    }

    @AfterAll
    static void stop() {
        edge.close();
        service.close();
        server.close();
    }

    @BeforeEach
    void forget() {
        VERDICT.set(GRANTED);
        server.heads().clear();
        service.heads().clear();
    }

    @Test
    @DisplayName(
            "CHECKS 187: the service is asked by GET /_auth with the client's Authorization alone, and names the user to the server")
    void asksAndTellsTheServer() {
        RawResponse response = edge.exchange(Wire.request(
                        "POST",
                        "/api/items/1?x",
                        "Authorization: Bearer abc",
                        "X-User-Id: 1",
                        "x_user_id: 1",
                        "Content-Length: 5")
                + "12345");

        assertThat(response.body()).isEqualTo("ok");
        assertThat(service.heads()).hasSize(1);
        assertThat(service.heads().getFirst())
                .startsWith("GET /_auth HTTP/1.1\r\n")
                .contains("authorization: Bearer abc\r\n")
                .doesNotContainIgnoringCase("content-length", "transfer-encoding", "x-user-id", "x_user_id");
        assertThat(server.heads().getFirst().toLowerCase(Locale.ROOT))
                .startsWith("post /api/items/1?x http/1.1\r\n")
                .contains("x-user-id: 42\r\n", "authorization: bearer abc\r\n")
                .doesNotContain("user-id: 1", "user_id");
    }

    @Test
    @DisplayName("CHECKS 183-186: 401 is answered with JSON, for GET and POST, with and without a token")
    void refusesWhoIsNobody() {
        VERDICT.set(DENIED);
        try (RawConnection connection = edge.connect()) {
            for (String request : List.of(
                    Wire.get("/api/items/1"),
                    Wire.request("GET", "/api/items/1", "Authorization: Bearer invalid.token.here"),
                    Wire.post("/api/items/1", "12345"),
                    Wire.post("/api/items/1", "12345", "Authorization: Bearer invalid.token.here"),
                    Wire.postChunked("/api/items/1", "x".repeat(100_000), 10_000),
                    Wire.get("/api"))) {
                RawResponse response = connection.exchange(request);

                assertThat(response.status()).isEqualTo(401);
                assertThat(response.header("Content-Type")).hasValue("application/json");
                assertThat(response.header("WWW-Authenticate")).hasValue("Bearer");
                assertThat(response.body()).isEqualTo("{\"error\":\"unauthorized\"}");
            }
        }
        assertThat(service.heads()).hasSize(6);
        assertThat(server.heads()).isEmpty();
    }

    @Test
    @DisplayName("every single request is asked about, and the answer holds for that one only")
    void asksEachTimeAnew() {
        try (RawConnection connection = edge.connect()) {
            for (int i = 0; i < 100; i++) {
                boolean granted = i % 3 != 1;
                VERDICT.set(granted ? GRANTED : DENIED);

                RawResponse response =
                        connection.exchange(Wire.request("GET", "/api/me", "Authorization: Bearer the.same.token"));

                assertThat(response.status()).isEqualTo(granted ? 200 : 401);
                assertThat(service.heads()).hasSize(i + 1);
            }
        }
        assertThat(server.heads()).hasSize(67);
        assertThat(service.accepted()).isLessThanOrEqualTo(8);
    }

    @Test
    void asksAboutEachOfManyAtOnce() {
        try (RawConnection connection = edge.connect()) {
            connection.send(
                    Wire.request("GET", "/api/me", "Authorization: Bearer x").repeat(500));
            for (int i = 0; i < 500; i++) {
                assertThat(connection.read().status()).isEqualTo(200);
            }
        }
        assertThat(service.heads()).hasSize(500);
        assertThat(server.heads()).hasSize(500);
    }

    @Test
    void asksAboutNothingElse() {
        for (String target : List.of("/public/baseline?a=1&b=2", "/json/5", "/", "/apis/x", "/public/api/x")) {
            assertThat(edge.exchange(Wire.request("GET", target, "X-User-Id: 1"))
                            .body())
                    .isEqualTo("ok");
        }
        assertThat(edge.exchange(Wire.get("/static/reset.css")).status()).isEqualTo(200);
        assertThat(service.heads()).isEmpty();
        assertThat(server.heads())
                .hasSize(5)
                .allSatisfy(head -> assertThat(head).doesNotContainIgnoringCase("x-user-id"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/%61pi/me",
                "//api/me",
                "/public/../api/me",
                "/API/me",
                "/public/%2e%2e/api/me",
                "/./api/me",
                "/api%2fme",
                "/;/api/me",
                "/public\\..\\api/me",
                "/api;a/me",
                "/%2561pi/me",
                "http://other/api/me",
                "/api/../api/me"
            })
    @DisplayName("no spelling of /api reaches the server without a question")
    void letsNobodyAround(String target) {
        assertThat(edge.exchange(Wire.get(target)).status()).isEqualTo(400);
        assertThat(server.heads()).isEmpty();
    }

    @Test
    void asksAboutTheAbsoluteForm() {
        VERDICT.set(DENIED);

        assertThat(edge.exchange(Wire.get("http://localhost:8080/api/me")).status())
                .isEqualTo(401);
        assertThat(server.heads()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-User-Id: \r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-User-Id: 1\r\nX-User-Id: 2\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-User-Id: 1\u00012\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 204 No Content\r\nX-User-Id: 1\r\n\r\n",
                "HTTP/1.1 302 Found\r\nLocation: /\r\nX-User-Id: 1\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 403 Forbidden\r\nX-User-Id: 1\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 404 Not Found\r\nX-User-Id: 1\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 500 Oops\r\nX-User-Id: 1\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-User-Id: 1\r\nContent-Length: 10\r\n\r\nabc",
                "HTTP/1.1 200 OK\r\nX-User-Id: 1\r\n",
                "HTTP/1.1 200 OK\r\nX-User-Id: 1\r\nContent-Length: x\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-User-Id: 1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "hello\r\n\r\n",
            })
    @DisplayName("what is no clear answer of the service counts as none: 503")
    void needsAClearAnswer(String verdict) {
        Iterator<String> once = List.of(verdict).iterator();
        try (FakeUpstream odd = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.send(once.next());
                    connection.awaitEnd();
                });
                RunningEdge before = RunningEdge.impatient(server.port(), odd.port())) {
            Refused.assertPlainly(before.exchange(Wire.get("/api/me")), 503, "nobody can be authenticated");
        }
        assertThat(server.heads()).isEmpty();
    }

    @Test
    @DisplayName(
            "nobody passes while the service is down (refused), silent, or breaks off; what needs it not is served")
    void letsNobodyPassWithoutTheService() {
        try (RefusingPort nobody = new RefusingPort();
                RunningEdge before = RunningEdge.before(server.port(), nobody.port())) {
            Refused.assertPlainly(before.exchange(Wire.get("/api/me")), 503, "nobody can be authenticated");
            assertThat(before.exchange(Wire.get("/public/x")).status()).isEqualTo(200);
        }
        try (FakeUpstream silent = new FakeUpstream(FakeUpstream.Connection::awaitEnd);
                RunningEdge before = RunningEdge.impatient(server.port(), silent.port())) {
            Refused.assertPlainly(before.exchange(Wire.get("/api/me")), 503, "nobody can be authenticated");
        }
        try (FakeUpstream resetting = new FakeUpstream(FakeUpstream.Connection::reset);
                RunningEdge before = RunningEdge.before(server.port(), resetting.port())) {
            Refused.assertPlainly(before.exchange(Wire.get("/api/me")), 503, "nobody can be authenticated");
        }
        assertThat(server.heads()).hasSize(1);
    }

    @Test
    void asksAgainWhereAConnectionHadEndedMeanwhile() {
        try (FakeUpstream forgetful = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.send(GRANTED);
                    connection.readHead();
                });
                RunningEdge before = RunningEdge.before(server.port(), forgetful.port())) {
            for (int i = 0; i < 20; i++) {
                assertThat(before.exchange(Wire.get("/api/me")).status()).isEqualTo(200);
            }
        }
    }

    @Test
    void stopsAskingForWhoHasGone() {
        try (FakeUpstream silent = new FakeUpstream(FakeUpstream.Connection::awaitEnd);
                RunningEdge before = RunningEdge.before(server.port(), silent.port())) {
            try (RawConnection connection = before.connect()) {
                connection.send(Wire.get("/api/me"));
                await().until(() -> silent.connections() == 1);
            }
            await().until(() -> silent.connections() == 0);
        }
        assertThat(server.heads()).isEmpty();
    }
}
