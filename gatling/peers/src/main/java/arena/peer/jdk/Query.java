package arena.peer.jdk;

import com.sun.net.httpserver.HttpExchange;
import java.util.stream.Stream;

/** Integers out of what a client asks for. */
final class Query {

    private Query() {}

    /** The value of this parameter, or the fallback where there is none. */
    static long number(HttpExchange exchange, String name, String fallback) {
        String query = String.valueOf(exchange.getRequestURI().getRawQuery());
        return Stream.of(query.split("&"))
                .filter(part -> part.startsWith(name + "="))
                .map(part -> part.substring(name.length() + 1))
                .findFirst()
                .map(Long::parseLong)
                .orElseGet(() -> Long.parseLong(fallback));
    }

    /** What follows the handler's own path. */
    static int segment(HttpExchange exchange) {
        String context = exchange.getHttpContext().getPath();
        return Integer.parseInt(exchange.getRequestURI().getPath().substring(context.length()));
    }
}
