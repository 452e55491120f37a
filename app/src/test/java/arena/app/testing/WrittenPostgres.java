package arena.app.testing;

import arena.app.local.LocalPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * A seeded database for all tests that write, each to items of its own, started when it is first wanted. It ends with
 * the JVM.
 */
public final class WrittenPostgres {

    private static final LocalPostgres SERVER = LocalPostgres.start(Path.of("target", "tests", "postgres-written"));

    private WrittenPostgres() {}

    /** The connection string as the arena gives it. */
    public static String url() {
        return SERVER.url();
    }

    /** A connection beside those of the server under test. */
    public static Connection connect() throws SQLException {
        return SharedPostgres.connect(SERVER);
    }
}
