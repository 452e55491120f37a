package arena.app.local;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/**
 * The content of the database (SPEC 2.3), from the SQL files of this package. A data folder that holds all of it is
 * marked by a file, written last; without that file, or when the SQL has changed since, the seed has to be done again
 * on a new folder. Immutable.
 */
record Seed(String databaseSql, String tablesSql) {
    private static final Pattern END_OF_STATEMENT = Pattern.compile(";\\R|;$");
    private static final String MARKER = "arena-seed";

    static Seed load() {
        return new Seed(Resources.text("database.sql"), Resources.text("seed.sql"));
    }

    boolean isCompleteIn(Path dataFolder) {
        try {
            return Files.readString(dataFolder.resolve(MARKER)).equals(version());
        } catch (IOException _) {
            return false; // never written
        }
    }

    /** Fills a new PostgreSQL server, which takes seconds, and marks its data folder. */
    void fill(EmbeddedPostgres server, Path dataFolder) throws SQLException, IOException {
        run(server.getPostgresDatabase(), databaseSql);
        run(server.getDatabase("bench", "benchmark"), tablesSql);
        // Commits are asynchronous: the marker must not be on the disk before the rows are.
        run(server.getPostgresDatabase(), "CHECKPOINT;");
        Files.writeString(dataFolder.resolve(MARKER), version());
    }

    private String version() {
        return Integer.toHexString(databaseSql.hashCode()) + Integer.toHexString(tablesSql.hashCode());
    }

    /** One statement at a time, because neither CREATE DATABASE nor VACUUM may be part of a batch. */
    private static void run(DataSource database, String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            for (String part : END_OF_STATEMENT.splitAsStream(sql).toList()) {
                statement.execute(part);
            }
        }
    }
}
