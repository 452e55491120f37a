package arena.profiles.fortunes;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.http.Exchange;
import arena.profiles.http.QueryReader;
import arena.profiles.http.Route;
import arena.profiles.sql.Database;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.sqlclient.SqlClient;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The endpoint with a database that is made up. */
class FortunesRoutesTest {

    private final Vertx vertx = Vertx.vertx();

    // Fields, because Vert.x closes a client or server that nobody refers to any more.
    private final HttpClient client = vertx.createHttpClient();
    private final HttpServer server = vertx.createHttpServer();

    private volatile Database database = Database.ABSENT;

    private record Answer(int status, @Nullable String contentType, String body) {}

    /** Gives the same rows to whoever asks, or fails. */
    private record MadeUp(Future<List<Fortune>> rows) implements Database {

        @Override
        @SuppressWarnings("unchecked") // The only work that this test gives it asks for a list of fortunes.
        public <T> Future<T> run(Function<SqlClient, Future<T>> work) {
            return (Future<T>) rows.map(ArrayList::new);
        }
    }

    @BeforeEach
    void open() {
        server.requestHandler(this::serve).listen(0, "127.0.0.1").await();
    }

    @AfterEach
    void close() {
        vertx.close().await();
    }

    @Test
    void addsAFortuneAndSortsByCodeUnit() {
        Answer answer = get(new MadeUp(Future.succeededFuture(
                List.of(new Fortune(1, "b"), new Fortune(2, "é"), new Fortune(3, "a"), new Fortune(4, "B")))));

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.contentType()).isEqualTo("text/html; charset=utf-8");
        assertThat(answer.body())
                .containsSubsequence(
                        "<td>Additional fortune added at request time.</td>",
                        "<td>B</td>",
                        "<td>a</td>",
                        "<td>b</td>",
                        "<td>é</td>");
    }

    @Test
    void answersServiceUnavailableWhileTheDatabaseIsAway() {
        Answer answer = get(new MadeUp(Future.failedFuture("connection refused")));

        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.contentType()).isEqualTo("text/plain");
        assertThat(answer.body()).isEqualTo("the database is not available\n");
    }

    @Test
    void answersServiceUnavailableWithoutADatabase() {
        assertThat(get(Database.ABSENT).status()).isEqualTo(503);
    }

    @Test
    void asksTheDatabaseForEachPage() {
        List<Fortune> rows = new ArrayList<>(List.of(new Fortune(1, "first")));
        Database database = new MadeUp(Future.succeededFuture(rows));
        assertThat(get(database).body()).contains("first").doesNotContain("second");

        rows.add(new Fortune(2, "second"));

        assertThat(get(database).body()).contains("first", "second");
    }

    private void serve(HttpServerRequest request) {
        Route route = FortunesRoutes.routes(database, FortunesRenderer.direct()).getFirst();
        route.serve(new Exchange(request, QueryReader.scanning(), ""));
    }

    private Answer get(Database database) {
        this.database = database;
        return client.request(HttpMethod.GET, server.actualPort(), "127.0.0.1", "/fortunes")
                .compose(request -> request.send().compose(FortunesRoutesTest::answer))
                .await();
    }

    private static Future<Answer> answer(HttpClientResponse response) {
        return response.body()
                .map(Buffer::toString)
                .map(body -> new Answer(response.statusCode(), response.getHeader("Content-Type"), body));
    }
}
