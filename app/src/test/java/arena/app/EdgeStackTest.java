package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.testing.SampleCertificate;
import arena.app.testing.SampleFolder;
import arena.app.testing.TestClient;
import arena.app.testing.TestResponse;
import arena.app.testing.Tokens;
import arena.app.testing.WrittenPostgres;
import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import io.vertx.core.Future;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole stack as the arena asks for it: edge, authentication service and server, over every version of HTTP. */
@ParameterizedClass
@MethodSource("ways")
record EdgeStackTest(EdgeStackTest.Way way) {

    private static final String TOKEN = Tokens.of("42");

    /** Items that nobody has read. */
    private static final AtomicInteger NEVER_READ = new AtomicInteger(300);

    private static Optional<RunningServer> server = Optional.empty();
    private static Optional<RunningAuth> auth = Optional.empty();
    private static Optional<Service> edge = Optional.empty();
    private static Optional<TestClient> client = Optional.empty();

    /** How the client talks to the edge, and that to the server. */
    record Way(HttpVersion outside, String inside) {}

    static List<Way> ways() {
        return List.of(
                new Way(HttpVersion.HTTP_1_1, "http"),
                new Way(HttpVersion.HTTP_2, "http"),
                new Way(HttpVersion.HTTP_2, "h2c"),
                new Way(HttpVersion.HTTP_3, "http"));
    }

    @BeforeAll
    static void startServer() {
        server = Optional.of(ServerSetup.of(Flavour.ENGINE)
                .serving(SampleFolder.path())
                .with("DATABASE_URL", WrittenPostgres.url())
                .with("DATABASE_MAX_CONN", "4")
                .start());
        auth = Optional.of(RunningAuth.start());
    }

    @BeforeParameterizedClassInvocation
    static void startEdge(Way way) {
        int port = server.orElseThrow().port(way.inside().equals("h2c") ? ListenerNames.H2C : ListenerNames.HTTP);
        Service started = RoleConfig.from(
                        setup(Map.of(
                                "ARENA_EDGE_SERVER", way.inside() + "://127.0.0.1:" + port,
                                "ARENA_EDGE_AUTH",
                                        "http://127.0.0.1:" + auth.orElseThrow().port())),
                        2)
                .start();
        edge = Optional.of(started);
        String listener = way.outside() == HttpVersion.HTTP_3 ? ListenerNames.EDGE_H3 : ListenerNames.EDGE;
        client = Optional.of(
                new TestClient(way.outside(), true, started.port(listener).orElseThrow()));
    }

    private static Map<String, String> setup(Map<String, String> more) {
        Map<String, String> variables = new HashMap<>(Map.of(
                "ARENA_ROLE", "edge",
                "ARENA_HOST", "127.0.0.1",
                "ARENA_LOOPS", "2",
                "ARENA_EDGE_PORT", "0",
                "ARENA_CERTS", SampleCertificate.folder().toString(),
                "ARENA_DATA", SampleFolder.path().toString()));
        variables.putAll(more);
        return variables;
    }

    @AfterParameterizedClassInvocation
    static void stopEdge() {
        client.ifPresent(TestClient::close);
        edge.ifPresent(Service::stop);
    }

    @AfterAll
    static void stopServer() {
        server.ifPresent(RunningServer::close);
        auth.ifPresent(RunningAuth::close);
    }

    @Test
    @DisplayName("CHECKS 151-155, 164-168, 177-179: files, by the edge")
    void servesFiles() throws IOException {
        TestResponse css = get("/static/reset.css");

        assertThat(css.version()).isEqualTo(way.outside());
        assertThat(css.header("Content-Type")).hasValue("text/css");
        assertThat(css.bytes()).isEqualTo(Files.readAllBytes(SampleFolder.file("reset.css")));
        assertThat(get("/static/app.js").header("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).endsWith("/javascript"));
        assertThat(get("/static/nonexistent.txt").status()).isEqualTo(404);
    }

    @Test
    @DisplayName("CHECKS 156-162, 169-175: what the gateways pass on")
    void isAGateway() {
        assertAnswers(get("/json/50"), Answer.json(new Content.DatasetItems(50, 1)));
        assertAnswers(get("/async-db?min=10&max=50&limit=50"), Answer.json(new Content.DatabaseRows(10, 50, 50)));
        assertThat(new JsonObject(get("/async-db?min=9999&max=9999&limit=50").body()).getInteger("count"))
                .isZero();
        assertThat(get("/baseline2?a=13&b=42").body()).isEqualTo("55");
    }

    @Test
    @DisplayName("CHECKS 180-182: what is public")
    void passesOnWhatIsPublic() {
        assertThat(get("/public/baseline?a=13&b=42").body()).isEqualTo("55");
        assertAnswers(get("/public/json/25"), Answer.json(new Content.DatasetItems(25, 1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bearer invalid.token.here"})
    @DisplayName("CHECKS 183-186: 401 without a token and with a bad one")
    void refusesWhoIsNobody(String authorization) {
        for (HttpMethod method : List.of(HttpMethod.GET, HttpMethod.POST)) {
            TestResponse response =
                    send(method, "/api/items/1", authorization, "{\"name\":\"unauth\",\"price\":1,\"quantity\":1}");

            assertThat(response.status()).isEqualTo(401);
            assertThat(response.body()).isEqualTo("{\"error\":\"unauthorized\"}");
        }
    }

    @Test
    @DisplayName("CHECKS 187, 188: an item, first MISS then HIT")
    void readsItems() {
        await().untilAsserted(() -> {
            String target = "/api/items/" + NEVER_READ.getAndIncrement();
            TestResponse first = authenticated(HttpMethod.GET, target, "");
            TestResponse second = authenticated(HttpMethod.GET, target, "");

            assertThat(new JsonObject(first.body()).getInteger("id")).isEqualTo(Integer.parseInt(target.substring(11)));
            assertThat(first.header("X-Cache")).hasValue("MISS");
            assertThat(second.header("X-Cache")).hasValue("HIT");
        });
    }

    @Test
    @DisplayName("CHECKS 189, 190: an update is 204, and seen by the next read")
    void updatesItems() {
        authenticated(HttpMethod.GET, "/api/items/203", "");

        assertThat(authenticated(
                                HttpMethod.POST,
                                "/api/items/203",
                                "{\"name\":\"validate-invalidated\",\"price\":111,\"quantity\":22}")
                        .status())
                .isEqualTo(204);

        TestResponse after = authenticated(HttpMethod.GET, "/api/items/203", "");
        assertThat(after.header("X-Cache")).hasValue("MISS");
        assertThat(new JsonObject(after.body()).getInteger("price")).isEqualTo(111);
    }

    @Test
    @DisplayName("CHECKS 191: the user who asks, whatever the client says about it")
    void knowsWhoAsks() {
        TestResponse me = TestClient.await(client.orElseThrow()
                .start(HttpMethod.GET, "/api/me")
                .compose(request -> request.putHeader("Authorization", "Bearer " + TOKEN)
                        .putHeader("X-User-Id", "1")
                        .send()
                        .compose(TestResponse::read)));

        assertThat(new JsonObject(me.body()).getInteger("id")).isEqualTo(42);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ARENA_EDGE_SERVER=tcp://a:1",
                "ARENA_EDGE_SERVER=http://a",
                "ARENA_EDGE_AUTH=unix:relative",
                "ARENA_EDGE_PORT=70000",
                "ARENA_EDGE_CONNECTIONS=1",
                "ARENA_EDGE_ANSWER_MILLIS=99",
                "ARENA_EDGE_FORWARDED=maybe"
            })
    void refusesBadConfiguration(String setting) {
        String[] parts = setting.split("=", 2);

        assertThatThrownBy(() -> RoleConfig.from(setup(Map.of(parts[0], parts[1])), 2))
                .isInstanceOf(ConfigException.class)
                .hasMessageStartingWith(setting + " (expected: ");
    }

    private static TestResponse get(String target) {
        return client.orElseThrow().get(target);
    }

    private static TestResponse authenticated(HttpMethod method, String target, String body) {
        return send(method, target, "Bearer " + TOKEN, body);
    }

    private static TestResponse send(HttpMethod method, String target, String authorization, String body) {
        return TestClient.await(client.orElseThrow().start(method, target).compose(request -> {
            if (!authorization.isEmpty()) {
                request.putHeader("Authorization", authorization);
            }
            Future<HttpClientResponse> response = HttpMethod.GET.equals(method)
                    ? request.send()
                    : request.putHeader("Content-Type", "application/json").send(body);
            return response.compose(TestResponse::read);
        }));
    }

    private static void assertAnswers(TestResponse response, Answer expected) {
        assertThat(new Verifier(Reference.of(SampleFolder.path()))
                        .problem(
                                expected,
                                response.status(),
                                response.header("Content-Type").orElse(null),
                                response.bytes()))
                .isEmpty();
    }
}
