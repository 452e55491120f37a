package arena.peer.jdk;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.GZIPOutputStream;

/** Turns functions into handlers. */
final class Exchanges {

    private static final int NO_BODY = -1;

    private Exchanges() {}

    /** What makes an answer, and may block meanwhile. */
    interface Endpoint {
        /**
         * Makes the answer.
         *
         * @throws NumberFormatException if the client is to blame
         */
        Reply answer(HttpExchange exchange) throws IOException, InterruptedException;
    }

    static HttpHandler answering(Endpoint endpoint) {
        return exchange -> {
            try (exchange) {
                answer(exchange, endpoint);
            }
        };
    }

    private static void answer(HttpExchange exchange, Endpoint endpoint) throws IOException {
        try {
            send(exchange, endpoint.answer(exchange));
        } catch (NumberFormatException _) {
            exchange.sendResponseHeaders(400, NO_BODY);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            exchange.sendResponseHeaders(503, NO_BODY);
        }
    }

    private static void send(HttpExchange exchange, Reply reply) throws IOException {
        byte[] body = reply.body();
        exchange.getResponseHeaders().set("Content-Type", reply.type());
        String codings = exchange.getRequestHeaders().getFirst("Accept-Encoding");
        if (codings != null && codings.contains("gzip") && reply.type().equals("application/json")) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
            body = zipped(body);
        }
        exchange.sendResponseHeaders(200, body.length == 0 ? NO_BODY : body.length);
        exchange.getResponseBody().write(body);
    }

    private static byte[] zipped(byte[] body) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream(body.length / 2);
        try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
            out.write(body);
        }
        return zipped.toByteArray();
    }
}
