package arena.app.testing;

import arena.app.local.LocalPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** A seeded database for all tests that only read, started when it is first wanted. It ends with the JVM. */
public final class SharedPostgres {

    private static final LocalPostgres SERVER = LocalPostgres.start(Path.of("target", "tests", "postgres"));

    private SharedPostgres() {}

    /** The connection string as the arena gives it. */
    public static String url() {
        return SERVER.url();
    }

    public static int port() {
        return SERVER.port();
    }

    /** A connection beside those of the server under test. */
    public static Connection connect() throws SQLException {
        return connect(SERVER);
    }

    /** The same for another one. */
    public static Connection connect(LocalPostgres server) throws SQLException {
        return DriverManager.getConnection(
                "jdbc:postgresql://127.0.0.1:" + server.port() + "/benchmark", "bench", "bench");
    }
}
