package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.local.LocalPostgres;
import arena.app.testing.Relay;
import arena.app.testing.SharedPostgres;
import arena.app.testing.SilentServer;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A database that is away, dies, is silent, or comes back. The server answers in any case, and soon. */
class DatabaseOutageTest {

    private static final String ROWS = Wire.get("/async-db?min=10&max=50&limit=3");
    private static final String ME = Wire.request("GET", "/api/me", "X-User-Id: 42");
    private static final String FALLBACK = "{\"items\":[],\"count\":0}";

    /** Less than it takes to find out that a database is silent. */
    private static final Duration AT_ONCE = Duration.ofMillis(1500);

    @Test
    void answersAtOnceWhereNoDatabaseIsConfigured() {
        try (RunningServer server = ServerSetup.of(Flavour.ENGINE).start()) {
            assertThat(timed(server)).isLessThan(AT_ONCE);
            assertThat(timedTogether(server, 200)).isLessThan(AT_ONCE.multipliedBy(3));
        }
    }

    @Test
    void answersAtOnceWhereNothingListens() {
        int port;
        try (SilentServer gone = new SilentServer()) {
            port = gone.port();
        }
        try (RunningServer server = withDatabase(url(port), 8)) {
            assertThat(timed(server)).isLessThan(AT_ONCE);
            assertThat(timedTogether(server, 200)).isLessThan(AT_ONCE.multipliedBy(3));
        }
    }

    @Test
    void answersAtOnceWhereTheDatabaseWasSilentFromTheStart() {
        try (SilentServer silent = new SilentServer();
                RunningServer server = withDatabase(url(silent.port()), 8)) {
            assertThat(IntStream.range(0, 20).mapToObj(_ -> timed(server)))
                    .allSatisfy(time -> assertThat(time).isLessThan(AT_ONCE));
            // Other endpoints do not notice.
            assertThat(server.exchange(Wire.get("/pipeline")).body()).isEqualTo("ok");
        }
    }

    @Test
    void answersSoonAndThenAtOnceWhereTheDatabaseFallsSilent() throws IOException {
        try (Relay relay = new Relay(SharedPostgres.port(), Duration.ZERO);
                RunningServer server = withDatabase(url(relay.port()), 8)) {
            assertThat(everyLoop(server, "/async-db?min=10&max=50&limit=3")).containsOnly(200);
            relay.fallSilent();
            // Enough for both loops to find out.
            assertThat(timedTogether(server, 50)).isLessThan(Duration.ofSeconds(15));

            assertThat(IntStream.range(0, 20).mapToObj(_ -> timed(server)))
                    .allSatisfy(time -> assertThat(time).isLessThan(AT_ONCE));
        }
    }

    /** Longer than a cold JVM takes to connect on a busy machine, where a limit of 2 s was not always enough. */
    @Test
    void refusesNobodyWhereConnectingTakesLong() throws IOException {
        try (Relay relay = new Relay(SharedPostgres.port(), Duration.ofSeconds(3));
                RunningServer server = withDatabase(url(relay.port()), 8)) {
            assertThat(everyLoop(server, "/api/items/1")).containsOnly(200);
        }
    }

    @Test
    void stopsEvenIfTheDatabaseIsSilent() {
        try (SilentServer silent = new SilentServer()) {
            RunningServer server = withDatabase(url(silent.port()), 8);
            timed(server);
            long begin = System.nanoTime();

            server.close();

            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(6));
        }
    }

    @Test
    void saysNothingOfTheDatabaseToTheClientWhereItRefuses() {
        String url = SharedPostgres.url().replace("/benchmark", "/nonexistent");
        try (RunningServer server = withDatabase(url, 8)) {
            assertThat(timed(server)).isLessThan(Duration.ofSeconds(7));
        }
    }

    @Test
    void survivesTheDeathOfTheDatabaseAndFindsItAgain() throws SQLException {
        try (LocalPostgres postgres = LocalPostgres.start(Path.of("target", "tests", "mortal-postgres"));
                RunningServer server = withDatabase(postgres.url(), 6)) {
            Map<String, Integer> answers = new ConcurrentHashMap<>();
            AtomicBoolean done = new AtomicBoolean();
            List<CompletableFuture<Void>> clients = IntStream.range(0, 32)
                    .mapToObj(_ -> CompletableFuture.runAsync(() -> ask(server, answers, done), Fragments.threads()))
                    .toList();
            await().until(() -> answers.getOrDefault("200 with rows", 0) > 500);
            assertThat(connectionsOf(postgres)).isBetween(1, 6);
            assertThat(server.exchange(ME).status()).isEqualTo(200);

            postgres.stop();
            assertThat(server.exchange(ME).status()).as("from the cache").isEqualTo(200);
            answers.clear();
            await().until(() -> answers.getOrDefault("200 without", 0) > 500);
            assertThat(timed(server)).isLessThan(AT_ONCE);
            Refused.assertPlainly(server.exchange(Wire.get("/api/items/1")), 503, "the database is not available");

            postgres.startAgain();
            answers.clear();
            await().until(() -> answers.getOrDefault("200 with rows", 0) > 500);
            assertThat(connectionsOf(postgres)).isBetween(1, 6);
            // Each loop finds it again by itself, and those answers may all have come from one.
            await().untilAsserted(
                            () -> assertThat(everyLoop(server, "/api/items/1")).containsOnly(200));

            done.set(true);
            assertThat(clients).allSatisfy(CompletableFuture::join);
            assertThat(answers.keySet()).isSubsetOf("200 with rows", "200 without");
        }
    }

    /** Asks on and on, on one connection, which must last. */
    private static void ask(RunningServer server, Map<String, Integer> answers, AtomicBoolean done) {
        try (RawConnection connection = server.connect()) {
            while (!done.get()) {
                RawResponse response = connection.exchange(ROWS);
                String kind = response.body().equals(FALLBACK) ? " without" : " with rows";
                answers.merge(response.status() + kind, 1, Integer::sum);
            }
        }
    }

    /** The statuses of this target on so many new connections that each loop takes some. */
    private static List<Integer> everyLoop(RunningServer server, String target) {
        return IntStream.range(0, 32)
                .mapToObj(_ -> server.exchange(Wire.get(target)).status())
                .toList();
    }

    private static int connectionsOf(LocalPostgres postgres) throws SQLException {
        try (Connection connection = SharedPostgres.connect(postgres);
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery("SELECT count(*) FROM pg_stat_activity"
                        + " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()")) {
            count.next();
            return count.getInt(1);
        }
    }

    /** How long so many requests at once take until the last is answered with nothing. */
    private static Duration timedTogether(RunningServer server, int clients) {
        long begin = System.nanoTime();
        IntStream.range(0, clients)
                .mapToObj(_ -> CompletableFuture.runAsync(() -> timed(server), Fragments.threads()))
                .toList()
                .forEach(CompletableFuture::join);
        return Duration.ofNanos(System.nanoTime() - begin);
    }

    /** How long one request takes that is answered with nothing. */
    private static Duration timed(RunningServer server) {
        long begin = System.nanoTime();
        RawResponse response = server.exchange(ROWS);
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Content-Type")).hasValue("application/json");
        assertThat(response.body()).isEqualTo(FALLBACK);
        return elapsed;
    }

    private static String url(int port) {
        return "postgres://bench:bench@127.0.0.1:" + port + "/benchmark";
    }

    private static RunningServer withDatabase(String url, int maxConnections) {
        return ServerSetup.of(Flavour.ENGINE)
                .with("DATABASE_URL", url)
                .with("DATABASE_MAX_CONN", Integer.toString(maxConnections))
                .start();
    }
}
