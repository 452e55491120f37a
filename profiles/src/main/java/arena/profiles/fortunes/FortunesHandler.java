package arena.profiles.fortunes;

import arena.profiles.http.Exchange;
import arena.profiles.sql.Database;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.sqlclient.SqlClient;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * Answers all fortunes and one more as a page, or 503 while the database is away, as there is no page without it. One per
 * event loop.
 */
final class FortunesHandler implements Handler<Exchange> {

    /** The statement that the arena prescribes (SPEC 4.12); sorting is up to the server. */
    static final String QUERY = "SELECT id, message FROM fortune";

    private static final CharSequence HTML = HttpHeaders.createOptimized("text/html; charset=utf-8");

    private static final Fortune ADDITIONAL = new Fortune(0, "Additional fortune added at request time.");

    /** By code unit, which is what the arena calls ordinal. */
    private static final Comparator<Fortune> BY_MESSAGE = Comparator.comparing(Fortune::message);

    private final Database database;
    private final FortunesRenderer renderer;

    FortunesHandler(Database database, FortunesRenderer renderer) {
        this.database = database;
        this.renderer = renderer;
    }

    @Override
    public void handle(Exchange exchange) {
        database.require(FortunesHandler::find)
                .map(this::page)
                .onSuccess(page -> exchange.send(HTML, page))
                .onFailure(exchange::fail);
    }

    private static Future<List<Fortune>> find(SqlClient client) {
        // A list of its own for each request, which the page may change.
        Collector<Fortune, ?, List<Fortune>> toList = Collectors.toCollection(ArrayList::new);
        return client.preparedQuery(QUERY)
                .collecting(Collectors.mapping(Fortune::of, toList))
                .execute()
                .map(rows -> rows.value());
    }

    /** The page of these, which it changes. */
    Buffer page(List<Fortune> fortunes) {
        fortunes.add(ADDITIONAL);
        fortunes.sort(BY_MESSAGE);
        return renderer.render(fortunes);
    }
}
