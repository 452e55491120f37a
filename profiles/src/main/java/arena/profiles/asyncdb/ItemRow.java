package arena.profiles.asyncdb;

import io.vertx.core.json.JsonArray;
import io.vertx.sqlclient.Row;

/** A row of the table {@code items} as it is answered. */
public record ItemRow(
        int id, String name, String category, int price, int quantity, boolean active, JsonArray tags, Rating rating) {

    /** How it was rated. */
    public record Rating(int score, int count) {}

    /** From a row with the columns in the order of {@link AsyncDbHandler#QUERY}. */
    static ItemRow of(Row row) {
        return new ItemRow(
                row.getInteger(0),
                row.getString(1),
                row.getString(2),
                row.getInteger(3),
                row.getInteger(4),
                row.getBoolean(5),
                row.getJsonArray(6),
                new Rating(row.getInteger(7), row.getInteger(8)));
    }
}
