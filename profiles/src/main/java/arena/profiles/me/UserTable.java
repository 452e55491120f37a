package arena.profiles.me;

import arena.profiles.sql.Database;
import io.vertx.core.Future;
import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.SqlResult;
import io.vertx.sqlclient.Tuple;
import java.util.Optional;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** The table {@code users}. One per event loop. What it returns fails with a 503 while the database is away. */
final class UserTable {

    /** The statement that the arena prescribes (SPEC 9.3). */
    private static final String SELECT = "SELECT id, name, email, plan FROM users WHERE id = $1";

    private static final Collector<Row, ?, Optional<User>> ONE =
            Collectors.mapping(UserTable::user, Collectors.reducing((first, _) -> first));

    private final Database database;

    UserTable(Database database) {
        this.database = database;
    }

    Future<Optional<User>> find(int id) {
        return database.require(client -> client.preparedQuery(SELECT)
                .collecting(ONE)
                .execute(Tuple.of(id))
                .map(SqlResult::value));
    }

    private static User user(Row row) {
        return new User(row.getInteger(0), row.getString(1), row.getString(2), row.getString(3));
    }
}
