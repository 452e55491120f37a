package arena.peer;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** The two tables of the arena with a few rows. */
record SampleDatabase(EmbeddedPostgres server) implements AutoCloseable {

    static SampleDatabase start() throws IOException, SQLException {
        EmbeddedPostgres server = EmbeddedPostgres.builder().start();
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("""
                    CREATE TABLE items AS
                    SELECT n AS id, 'Item ' || n AS name, 'tools' AS category, 10 + n % 40 AS price, n AS quantity, true AS active,
                        '["new"]'::jsonb AS tags, 40 AS rating_score, n AS rating_count
                    FROM generate_series(1, 100) AS n
                    """);
            statement.execute("""
                    CREATE TABLE fortune AS
                    SELECT n AS id, 'A fortune that is long enough to make a page of the right length, with the number ' || n AS message
                    FROM generate_series(1, 199) AS n
                    """);
            statement.execute("INSERT INTO fortune VALUES (200, '<script>alert(\"all is well\");</script>')");
        }
        return new SampleDatabase(server);
    }

    String url() {
        return "postgres://postgres:postgres@127.0.0.1:" + server.getPort() + "/postgres";
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
