package arena.profiles.asyncdb;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import arena.profiles.sql.Database;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.sqlclient.SqlClient;
import io.vertx.sqlclient.Tuple;
import java.util.stream.Collectors;

/** Answers the items within a range of prices, and none while the database is away. One per event loop. */
final class AsyncDbHandler implements Handler<Exchange> {

    /** The statement that the arena prescribes (SPEC 3). */
    static final String QUERY = "SELECT id, name, category, price, quantity, active, tags, rating_score, rating_count"
            + " FROM items WHERE price BETWEEN $1 AND $2 LIMIT $3";

    private static final int MAX_LIMIT = 50;

    private final Database database;
    private final RowsRenderer renderer;

    AsyncDbHandler(Database database, RowsRenderer renderer) {
        this.database = database;
        this.renderer = renderer;
    }

    @Override
    public void handle(Exchange exchange) {
        int min = price(exchange, "min", 10);
        int max = price(exchange, "max", 50);
        int limit = Math.clamp(exchange.integer("limit", MAX_LIMIT), 1, MAX_LIMIT);
        database.run(client -> find(client, min, max, limit))
                .otherwise(RowPage.EMPTY)
                .onSuccess(page -> exchange.serialised(renderer.render(page)))
                .onFailure(exchange::fail);
    }

    private static Future<RowPage> find(SqlClient client, int min, int max, int limit) {
        return client.preparedQuery(QUERY)
                .collecting(Collectors.mapping(ItemRow::of, Collectors.toList()))
                .execute(Tuple.of(min, max, limit))
                .map(rows -> RowPage.of(rows.value()));
    }

    private static int price(Exchange exchange, String name, int fallback) {
        long value = exchange.integer(name, fallback);
        if (value != (int) value) {
            throw RequestException.badRequest("parameter " + name + " must fit in 32 bits");
        }
        return (int) value;
    }
}
