package arena.peer.web;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.RowSet;
import io.vertx.sqlclient.Tuple;

/** The endpoint that answers rows of the table {@code items}. */
record Rows(Pool pool) {

    private static final String QUERY = "SELECT id, name, category, price, quantity, active, tags, rating_score,"
            + " rating_count FROM items WHERE price BETWEEN $1 AND $2 LIMIT $3";

    private static final int MAX_LIMIT = 50;

    void addTo(Router router) {
        router.get("/async-db")
                .respond(context -> pool.preparedQuery(QUERY)
                        .execute(Tuple.of(number(context, "min", 10), number(context, "max", 50), limit(context)))
                        .map(Rows::page));
    }

    private static int limit(RoutingContext context) {
        return Math.clamp(number(context, "limit", MAX_LIMIT), 1, MAX_LIMIT);
    }

    private static int number(RoutingContext context, String name, int fallback) {
        return Integer.parseInt(context.request().getParam(name, Integer.toString(fallback)));
    }

    private static JsonObject page(RowSet<Row> rows) {
        JsonArray items = new JsonArray();
        rows.forEach(row -> items.add(item(row)));
        return new JsonObject().put("items", items).put("count", items.size());
    }

    private static JsonObject item(Row row) {
        return new JsonObject()
                .put("id", row.getInteger("id"))
                .put("name", row.getString("name"))
                .put("category", row.getString("category"))
                .put("price", row.getInteger("price"))
                .put("quantity", row.getInteger("quantity"))
                .put("active", row.getBoolean("active"))
                .put("tags", row.getJsonArray("tags"))
                .put(
                        "rating",
                        new JsonObject()
                                .put("score", row.getInteger("rating_score"))
                                .put("count", row.getInteger("rating_count")));
    }
}
