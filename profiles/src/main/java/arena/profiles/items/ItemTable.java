package arena.profiles.items;

import arena.profiles.sql.Database;
import io.vertx.core.Future;
import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.SqlResult;
import io.vertx.sqlclient.Tuple;
import java.util.Optional;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** The table {@code items}. One per event loop. What it returns fails with a 503 while the database is away. */
final class ItemTable {

    private static final String SELECT =
            "SELECT id, name, category, price, quantity, active, rating_score, rating_count FROM items WHERE id = $1";

    private static final String UPDATE = "UPDATE items SET name = $2, price = $3, quantity = $4 WHERE id = $1";

    private static final Collector<Row, ?, Optional<Item>> ONE =
            Collectors.mapping(ItemTable::item, Collectors.reducing((first, _) -> first));

    private final Database database;

    ItemTable(Database database) {
        this.database = database;
    }

    Future<Optional<Item>> find(int id) {
        return database.require(client -> client.preparedQuery(SELECT)
                .collecting(ONE)
                .execute(Tuple.of(id))
                .map(SqlResult::value));
    }

    /** Whether there was such a row. After a failure the change may have been made, or may yet be. */
    Future<Boolean> update(int id, ItemUpdate update) {
        return database.requireChange(client -> client.preparedQuery(UPDATE)
                .execute(Tuple.of(id, update.name(), update.price(), update.quantity()))
                .map(result -> result.rowCount() > 0));
    }

    private static Item item(Row row) {
        return new Item(
                row.getInteger(0),
                row.getString(1),
                row.getString(2),
                row.getInteger(3),
                row.getInteger(4),
                row.getBoolean(5),
                new Item.Rating(row.getInteger(6), row.getInteger(7)));
    }
}
