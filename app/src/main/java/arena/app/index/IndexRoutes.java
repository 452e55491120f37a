package arena.app.index;

import arena.profiles.http.Route;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.net.HostAndPort;
import java.util.List;
import java.util.stream.Collectors;

/** The page that lists every endpoint with a link to try it. */
public final class IndexRoutes {

    private static final CharSequence HTML = HttpHeaders.createOptimized("text/html; charset=utf-8");

    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>Vert.x Arena</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; }
            table { border-collapse: collapse; width: 100%; }
            th, td { text-align: left; padding: .4rem .8rem; border-bottom: 1px solid #ddd; }
            code { font-family: ui-monospace, monospace; }
            </style>
            </head>
            <body>
            <h1>Vert.x Arena</h1>
            <p>The endpoints of this server. Links show an answer; the others need a body.</p>
            <table>
            <tr><th>Method</th><th>Path</th><th>Answer</th><th>Try it</th></tr>
            ROWS
            </table>
            </body>
            </html>
            """;

    private IndexRoutes() {}

    /** The route of the page about these routes. */
    public static List<Route> routes(List<Route> listed) {
        return List.of(Route.get("/", "/", "this page", exchange -> {
            HostAndPort server = exchange.request().authority();
            String origin = "http://" + (server == null ? "localhost" : server);
            exchange.send(HTML, Buffer.buffer(page(listed, origin)));
        }));
    }

    private static String page(List<Route> listed, String origin) {
        String rows = listed.stream().map(route -> row(route, origin)).collect(Collectors.joining("\n"));
        return PAGE.replace("ROWS", rows);
    }

    private static String row(Route route, String origin) {
        return "<tr><td>" + route.method().name() + "</td><td><code>" + escape(route.template()) + "</code></td><td>"
                + escape(route.summary()) + "</td><td>" + trial(route, origin) + "</td></tr>";
    }

    private static String trial(Route route, String origin) {
        String example = route.example();
        if (!example.startsWith("/")) {
            return command(example.replace(Route.ORIGIN, origin));
        }
        return route.method().equals(HttpMethod.GET)
                ? "<a href=\"" + escape(example) + "\">" + escape(example) + "</a>"
                : command("curl -d '" + route.exampleBody() + "' \"" + origin + example + "\"");
    }

    private static String command(String line) {
        return "<code>" + escape(line) + "</code>";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
