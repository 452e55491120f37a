package arena.peer.jdk;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The endpoints that answer a few bytes, and the echo. */
final class Texts {

    private static final String NOTHING = "";
    private static final int MAX_DELAY_MILLIS = 60_000;

    private Texts() {}

    static Reply sum(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.US_ASCII).strip();
        long sum = Query.number(exchange, "a", NOTHING) + Query.number(exchange, "b", NOTHING);
        return Reply.text(body.isEmpty() ? sum : sum + Long.parseLong(body));
    }

    static Reply delay(HttpExchange exchange) throws InterruptedException {
        int millis = Query.segment(exchange);
        if (millis < 0 || millis > MAX_DELAY_MILLIS) {
            throw new NumberFormatException("delay: " + millis);
        }
        Thread.sleep(millis);
        return Reply.text(millis);
    }

    static Reply echo(HttpExchange exchange) throws IOException {
        return new Reply("application/octet-stream", exchange.getRequestBody().readAllBytes());
    }
}
