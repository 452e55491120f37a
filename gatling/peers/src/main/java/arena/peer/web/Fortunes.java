package arena.peer.web;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.RowSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The endpoint that answers a page made of the table {@code fortune}. */
record Fortunes(Pool pool) {

    private record Fortune(int id, String message) {}

    void addTo(Router router) {
        router.get("/fortunes").handler(this::answer);
    }

    private void answer(RoutingContext context) {
        pool.preparedQuery("SELECT id, message FROM fortune")
                .execute()
                .map(Fortunes::page)
                .onSuccess(page -> context.response()
                        .putHeader("Content-Type", "text/html; charset=utf-8")
                        .end(page))
                .onFailure(context::fail);
    }

    private static String page(RowSet<Row> rows) {
        List<Fortune> fortunes = new ArrayList<>();
        rows.forEach(row -> fortunes.add(new Fortune(row.getInteger("id"), row.getString("message"))));
        fortunes.add(new Fortune(0, "Additional fortune added at request time."));
        fortunes.sort(Comparator.comparing(Fortune::message));
        StringBuilder page = new StringBuilder("<!DOCTYPE html><html><head><title>Fortunes</title></head>")
                .append("<body><table><tr><th>id</th><th>message</th></tr>");
        for (Fortune fortune : fortunes) {
            page.append("<tr><td>")
                    .append(fortune.id())
                    .append("</td><td>")
                    .append(escaped(fortune.message()))
                    .append("</td></tr>");
        }
        return page.append("</table></body></html>").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
