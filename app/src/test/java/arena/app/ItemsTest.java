package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import arena.app.testing.WrittenPostgres;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Items that are not there, and updates that are no good: a plain line, and nothing is written. */
@ParameterizedClass
@EnumSource(Flavour.class)
record ItemsTest(Flavour flavour) {

    private static final String GOOD = "{\"name\":\"good\",\"price\":1,\"quantity\":2}";

    private static Optional<RunningServer> running = Optional.empty();

    @BeforeParameterizedClassInvocation
    static void start(Flavour flavour) {
        running = Optional.of(ServerSetup.of(flavour)
                .with("DATABASE_URL", WrittenPostgres.url())
                .with("DATABASE_MAX_CONN", "4")
                .start());
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        running.ifPresent(RunningServer::close);
        running = Optional.empty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "100001", "2147483647", "-2147483648", "2147483648", "9223372036854775807"})
    void answersNotFoundWhereThereIsNoRow(String id) {
        try (RawConnection connection = server().connect()) {
            Refused.assertPlainly(connection.exchange(Wire.get("/api/items/" + id)), 404, "not found");
            Refused.assertPlainly(connection.exchange(Wire.post("/api/items/" + id, GOOD)), 404, "not found");
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "1.0", "+1", "%201", "9223372036854775808", "1e3"})
    void refusesIdThatIsNoInteger(String id) {
        try (RawConnection connection = server().connect()) {
            Refused.assertPlainly(connection.exchange(Wire.get("/api/items/" + id)), 400, "path parameter id");
            Refused.assertPlainly(connection.exchange(Wire.post("/api/items/" + id, GOOD)), 400, "path parameter id");
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @MethodSource("badUpdates")
    void refusesBadUpdateAndWritesNothing(String body, int status, String saying) throws SQLException {
        String before = row(50);

        try (RawConnection connection = server().connect()) {
            Refused.assertPlainly(connection.exchange(Wire.post("/api/items/50", body)), status, saying);
            Refused.assertPlainly(connection.exchange(Wire.postChunked("/api/items/50", body, 100)), status, saying);
            Refused.assertStillServing(connection);
        }

        assertThat(row(50)).isEqualTo(before);
    }

    static Stream<Arguments> badUpdates() {
        return Stream.of(
                arguments("", 400, "body"),
                arguments("not JSON", 400, "body"),
                arguments(GOOD.substring(1), 400, "body"),
                arguments("{\"price\":1,\"quantity\":2}", 400, "name"),
                arguments("{\"name\":7,\"price\":1,\"quantity\":2}", 400, "name"),
                arguments("{\"name\":\"\\u0000\",\"price\":1,\"quantity\":2}", 400, "name"),
                arguments("{\"name\":\"a\",\"quantity\":2}", 400, "price"),
                arguments("{\"name\":\"a\",\"price\":\"1\",\"quantity\":2}", 400, "price"),
                arguments("{\"name\":\"a\",\"price\":2147483648,\"quantity\":2}", 400, "price"),
                arguments("{\"name\":\"a\",\"price\":1,\"quantity\":-1}", 400, "quantity"),
                arguments("{\"name\":\"a\",\"price\":1,\"quantity\":1.5}", 400, "quantity"),
                arguments("{\"name\":\"" + "a".repeat(4096) + "\",\"price\":1,\"quantity\":2}", 413, "4096 bytes"),
                arguments(" ".repeat(100_000), 413, "4096 bytes"));
    }

    @Test
    void takesUpdateOf4KiBInPieces() throws SQLException {
        String name = "a".repeat(4096 - "{\"name\":\"\",\"price\":1,\"quantity\":2}".length());

        RawResponse done = server().exchange(Wire.postChunked(
                "/api/items/51", "{\"name\":\"" + name + "\",\"price\":1,\"quantity\":2}", 1000));

        assertThat(done.status()).isEqualTo(204);
        assertThat(row(51)).startsWith(name + " 1 2");
    }

    @Test
    void writesNothingWhereTheBodyBreaksOff() throws SQLException {
        String before = row(52);

        try (RawConnection connection = server().connect()) {
            connection.send(Wire.post("/api/items/52", GOOD)
                    .substring(0, Wire.post("/api/items/52", GOOD).length() - 1));
            connection.finishSending();
            connection.readToEnd();
        }

        assertThat(row(52)).isEqualTo(before);
    }

    @Test
    void writesTextAsItIs() throws SQLException {
        String name = "'); DROP TABLE items; -- \\u00e9\\ud834\\udd1e \\\"x\\\" \\\\ \\n";

        assertThat(server().exchange(
                                Wire.post("/api/items/53", "{\"name\":\"" + name + "\",\"price\":1,\"quantity\":2}"))
                        .status())
                .isEqualTo(204);

        assertThat(row(53)).startsWith("'); DROP TABLE items; -- \u00e9\ud834\udd1e \"x\" \\ \n 1 2");
        assertThat(server().exchange(Wire.get("/api/items/53")).body()).contains("\\\"x\\\" \\\\ \\n");
    }

    @Test
    void changesNothingElse() throws SQLException {
        String before = row(54);

        assertThat(server().exchange(Wire.post("/api/items/54", GOOD)).status()).isEqualTo(204);

        String rest = before.substring(before.indexOf('|'));
        assertThat(row(54)).isEqualTo("good 1 2 " + rest);
    }

    @Test
    void readsOtherItemsWhileSomebodyHoldsTheLockOnOne() throws SQLException {
        List<CompletableFuture<Integer>> updates;
        try (Connection holder = WrittenPostgres.connect();
                Statement statement = holder.createStatement()) {
            holder.setAutoCommit(false);
            statement.execute("SELECT 1 FROM items WHERE id = 60 FOR UPDATE");
            updates = IntStream.range(0, 20)
                    .mapToObj(_ -> CompletableFuture.supplyAsync(
                            () -> server().exchange(Wire.post("/api/items/60", GOOD))
                                    .status(),
                            Fragments.threads()))
                    .toList();
            await().until(() -> waitingForLocks() > 0);

            for (int id = 61; id < 75; id++) {
                assertThat(server().exchange(Wire.get("/api/items/" + id)).status())
                        .isEqualTo(200);
            }
            assertThat(updates).noneMatch(CompletableFuture::isDone);
            holder.rollback();
        }

        assertThat(updates).allSatisfy(update -> assertThat(update.join()).isEqualTo(204));
    }

    /** On a connection of its own: within a transaction the view would stay as it is. */
    private static int waitingForLocks() throws SQLException {
        try (Connection connection = WrittenPostgres.connect();
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery(
                        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")) {
            count.next();
            return count.getInt(1);
        }
    }

    @Test
    void answersHeadAsGetWithoutABody() {
        try (RawConnection connection = server().connect()) {
            RawResponse head =
                    connection.send(Wire.request("HEAD", "/api/items/55")).readHead();

            assertThat(head.status()).isEqualTo(200);
            assertThat(head.header("X-Cache")).isPresent();
            assertThat(head.header("Content-Length"))
                    .hasValue(Integer.toString(
                            connection.exchange(Wire.get("/api/items/55")).bytes().length));
        }
    }

    @Test
    void refusesOtherMethods() {
        RawResponse response = server().exchange(Wire.request("DELETE", "/api/items/1"));

        Refused.assertPlainly(response, 405, "GET, HEAD, POST");
        assertThat(response.header("Allow")).hasValue("GET, HEAD, POST");
    }

    /** What an update may change, and after a bar what it may not. */
    private static String row(int id) throws SQLException {
        try (Connection connection = WrittenPostgres.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT concat_ws(' ', name, price, quantity, '|', category, active, tags, rating_score, rating_count)"
                                + " FROM items WHERE id = " + id)) {
            row.next();
            return row.getString(1);
        }
    }

    private static RunningServer server() {
        return running.orElseThrow();
    }
}
