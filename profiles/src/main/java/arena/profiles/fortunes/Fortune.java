package arena.profiles.fortunes;

import io.vertx.sqlclient.Row;

/** A row of the table {@code fortune}. */
record Fortune(int id, String message) {

    /** From a row with the columns in the order of {@link FortunesHandler#QUERY}. */
    static Fortune of(Row row) {
        return new Fortune(row.getInteger(0), row.getString(1));
    }
}
