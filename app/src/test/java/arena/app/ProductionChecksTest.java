package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.testing.Bodies;
import arena.app.testing.RedisProcess;
import arena.app.testing.SampleFolder;
import arena.app.testing.WrittenPostgres;
import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Request;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.production.ProductionProfiles;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import io.vertx.core.json.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the arena asks of the server behind the edge of the production stack, with Redis and without. */
@ParameterizedClass
@MethodSource("setups")
record ProductionChecksTest(ProductionChecksTest.Setup setup) {

    private static final RedisProcess REDIS = RedisProcess.start();
    private static final AtomicInteger NEVER_READ = new AtomicInteger(7);
    private static Optional<RunningServer> running = Optional.empty();

    record Setup(Flavour flavour, boolean withRedis) {}

    static Stream<Setup> setups() {
        return Arrays.stream(Flavour.values())
                .flatMap(flavour -> Stream.of(new Setup(flavour, false), new Setup(flavour, true)));
    }

    @BeforeParameterizedClassInvocation
    static void start(Setup setup) {
        ServerSetup server = ServerSetup.of(setup.flavour())
                .serving(SampleFolder.path())
                .with("DATABASE_URL", WrittenPostgres.url())
                .with("DATABASE_MAX_CONN", "4");
        running = Optional.of((setup.withRedis() ? server.with("REDIS_URL", REDIS.url()) : server).start());
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        running.ifPresent(RunningServer::close);
        running = Optional.empty();
    }

    @AfterAll
    static void stopRedis() {
        REDIS.close();
    }

    @Test
    @DisplayName("CHECKS 180: the public sum")
    void addsInPublic() {
        assertThat(get("/public/baseline?a=13&b=42").body()).isEqualTo("55");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @DisplayName("CHECKS 181: the public sum of random operands")
    void addsRandomOperandsInPublic(long seed) {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(seed);
        int a = random.nextInt(100, 1000);
        int b = random.nextInt(100, 1000);

        assertThat(get("/public/baseline?a=" + a + "&b=" + b).body()).isEqualTo(Integer.toString(a + b));
    }

    @Test
    @DisplayName("CHECKS 182: public items")
    void listsItemsInPublic() {
        assertAnswers(get("/public/json/25"), Answer.json(new Content.DatasetItems(25, 1)));
    }

    @Test
    @DisplayName("CHECKS 187: an item")
    void answersAnItem() {
        assertAnswers(get("/api/items/1"), Answer.json(new Content.Item(1)));
    }

    @Test
    @DisplayName("CHECKS 188: first MISS, then HIT")
    void remembersAnItem() {
        // Where the machine is busy an item may be too old for a HIT already: then another one, never read before.
        await().untilAsserted(() -> {
            int id = NEVER_READ.getAndIncrement();

            assertThat(List.of(cache(get("/api/items/" + id)), cache(get("/api/items/" + id))))
                    .containsExactly("MISS", "HIT");
        });
    }

    @Test
    @DisplayName("CHECKS 189: an update is done, and has nothing to say")
    void updatesAnItem() {
        RawResponse done = update(2, "{\"name\":\"validate-updated\",\"price\":777,\"quantity\":99}");

        assertThat(done.status()).isEqualTo(204);
        assertThat(done.body()).isEmpty();
        assertThat(done.header("Content-Type")).isEmpty();
        assertThat(done.header("Content-Length")).isEmpty();
        assertThat(item(2))
                .contains(Map.entry("name", "validate-updated"), Map.entry("price", 777), Map.entry("quantity", 99));
    }

    @Test
    @DisplayName("CHECKS 190: after an update MISS")
    void forgetsAnItemThatIsUpdated() {
        get("/api/items/3");

        int status = update(3, "{\"name\":\"validate-invalidated\",\"price\":111,\"quantity\":22}")
                .status();
        RawResponse after = get("/api/items/3");

        assertThat(status).isEqualTo(204);
        assertThat(cache(after)).isEqualTo("MISS");
        assertThat(new JsonObject(after.body()).getString("name")).isEqualTo("validate-invalidated");
    }

    @Test
    @DisplayName("CHECKS 191: the user of the token")
    void answersTheUser() {
        RawResponse first = exchange(Wire.request("GET", "/api/me", "X-User-Id: 42"));

        assertAnswers(first, Answer.json(new Content.User(42)));
        assertThat(new JsonObject(first.body()).getString("email")).isEqualTo("alice@example.com");
        assertThat(exchange(Wire.request("GET", "/api/me", "X-User-Id: 42")).body())
                .isEqualTo(first.body());
    }

    /**
     * The load as the edge would pass it on: three blocks of 20 reads, whose pattern goes on in the others, and all
     * writes.
     */
    @Test
    void answersTheLoadOfTheCatalogue() {
        Verifier verifier = new Verifier(Reference.of(SampleFolder.path()));
        List<Request> load = ProductionProfiles.PRODUCTION_STACK.traffic().stream()
                .flatMap(traffic -> traffic.requests().stream().limit(60))
                .toList();

        try (RawConnection connection = running.orElseThrow().connect()) {
            assertThat(load).hasSize(80).allSatisfy(request -> {
                RawResponse response = connection.exchange(onTheWire(request));
                assertThat(verifier.problem(
                                request.answer(),
                                response.status(),
                                response.header("Content-Type").orElse(null),
                                Bodies.decoded(response)))
                        .isEmpty();
            });
        }
    }

    private static String onTheWire(Request request) {
        List<String> headers = new ArrayList<>(List.of("X-User-Id: " + ProductionProfiles.USER));
        request.headers().forEach((name, value) -> headers.add(name + ": " + value));
        String[] lines = headers.toArray(String[]::new);
        return request.method().equals("POST")
                ? Wire.post(request.target(), Wire.text(request.payload().bytes()), lines)
                : Wire.request(request.method(), request.target(), lines);
    }

    @Test
    void answersAnItemFieldByField() {
        JsonObject listed = new JsonObject(
                        get("/async-db?min=400&max=400&limit=1").body())
                .getJsonArray("items")
                .getJsonObject(0);
        listed.remove("tags");

        RawResponse response = get("/api/items/" + listed.getInteger("id"));

        assertThat(Bodies.decoded(response)).asString().isEqualTo(listed.encode());
    }

    private JsonObject item(int id) {
        return new JsonObject(get("/api/items/" + id).body());
    }

    private static String cache(RawResponse response) {
        assertThat(response.status()).isEqualTo(200);
        return response.header("X-Cache").orElse("");
    }

    private static RawResponse get(String target) {
        return exchange(Wire.get(target));
    }

    private static RawResponse update(int id, String body) {
        return exchange(Wire.post("/api/items/" + id, body, "Content-Type: application/json"));
    }

    private static RawResponse exchange(String request) {
        try (RawConnection connection = running.orElseThrow().connect()) {
            return connection.exchange(request);
        }
    }

    private static void assertAnswers(RawResponse response, Answer expected) {
        assertThat(new Verifier(Reference.of(SampleFolder.path()))
                        .problem(
                                expected,
                                response.status(),
                                response.header("Content-Type").orElse(null),
                                response.bytes()))
                .isEmpty();
    }
}
