package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.SharedPostgres;
import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of a real PostgreSQL. */
@ParameterizedClass
@EnumSource(Flavour.class)
class DatabaseChecksTest {

    private static final Verifier VERIFIER = new Verifier(Reference.NONE);

    private final RunningServer server;

    DatabaseChecksTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    @DisplayName("CHECKS 124: random ranges and limits")
    void answersRowsWithinRange(long seed) {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(seed);
        int min = random.nextInt(1, 121);
        int max = min + random.nextInt(20, 301);
        int limit = random.nextInt(1, 51);

        RawResponse response = server.exchange(get(min, max, limit));

        Answer expected = Answer.json(new Content.DatabaseRows(min, max, limit));
        assertThat(VERIFIER.problem(
                        expected,
                        response.status(),
                        response.header("Content-Type").orElse(null),
                        response.bytes()))
                .isEmpty();
    }

    @Test
    @DisplayName("CHECKS 125: JSON")
    void answersJson() {
        assertThat(server.exchange(get(10, 50, 50)).header("Content-Type")).hasValue("application/json");
    }

    @Test
    @DisplayName("CHECKS 126: no row fits")
    void answersNoRows() {
        assertThat(server.exchange(get(9999, 9999, 50)).body()).isEqualTo("{\"items\":[],\"count\":0}");
        assertThat(server.exchange(get(50, 10, 50)).body()).isEqualTo("{\"items\":[],\"count\":0}");
    }

    @Test
    void answersWhatPostgresqlSays() throws SQLException {
        RawResponse response = server.exchange(get(300, 310, 50));

        assertThat(new JsonObject(response.body())).isEqualTo(rows(300, 310, 50));
    }

    @Test
    void asksForTenToFiftyAndFiftyRowsWhereNothingIsSaid() {
        assertThat(server.exchange(Wire.get("/async-db")).body())
                .isEqualTo(server.exchange(get(10, 50, 50)).body());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -5, Long.MIN_VALUE})
    void answersOneRowWhereLessIsAskedFor(long limit) {
        assertThat(new JsonObject(server.exchange(Wire.get("/async-db?limit=" + limit))
                                .body())
                        .getInteger("count"))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {51, 1000, Long.MAX_VALUE})
    void answersFiftyRowsWhereMoreAreAskedFor(long limit) {
        assertThat(new JsonObject(server.exchange(Wire.get("/async-db?limit=" + limit))
                                .body())
                        .getInteger("count"))
                .isEqualTo(50);
    }

    @Test
    void answersManyAtOnceEachWithItsOwnRows() {
        List<CompletableFuture<Void>> clients = IntStream.range(0, 50)
                .mapToObj(client -> CompletableFuture.runAsync(() -> assertOwnRows(client), Fragments.threads()))
                .toList();

        assertThat(clients).allSatisfy(CompletableFuture::join);
    }

    private void assertOwnRows(int client) {
        try (RawConnection connection = server.connect()) {
            for (int limit = 1; limit <= 10; limit++) {
                int price = 1 + client * 10 % 500;
                JsonObject page = new JsonObject(
                        connection.exchange(get(price, price, limit)).body());

                assertThat(page.getInteger("count")).isEqualTo(limit);
                assertThat(page.getJsonArray("items"))
                        .allSatisfy(item -> assertThat(((JsonObject) item).getInteger("price"))
                                .isEqualTo(price));
            }
        }
    }

    private static String get(int min, int max, int limit) {
        return Wire.get("/async-db?min=" + min + "&max=" + max + "&limit=" + limit);
    }

    /** The same by the driver of the JDK, put together as the contract says. */
    private static JsonObject rows(int min, int max, int limit) throws SQLException {
        JsonArray items = new JsonArray();
        try (Connection connection = SharedPostgres.connect();
                PreparedStatement query =
                        connection.prepareStatement("SELECT * FROM items WHERE price BETWEEN ? AND ? LIMIT ?")) {
            query.setInt(1, min);
            query.setInt(2, max);
            query.setInt(3, limit);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    items.add(new JsonObject()
                            .put("id", row.getInt("id"))
                            .put("name", row.getString("name"))
                            .put("category", row.getString("category"))
                            .put("price", row.getInt("price"))
                            .put("quantity", row.getInt("quantity"))
                            .put("active", row.getBoolean("active"))
                            .put("tags", new JsonArray(row.getString("tags")))
                            .put(
                                    "rating",
                                    new JsonObject()
                                            .put("score", row.getInt("rating_score"))
                                            .put("count", row.getInt("rating_count"))));
                }
            }
        }
        return new JsonObject().put("items", items).put("count", items.size());
    }
}
