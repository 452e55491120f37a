package arena.profiles.json;

import arena.profiles.http.AcceptEncoding;
import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import arena.profiles.text.JsonWriter;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import java.util.List;

/**
 * See {@link ItemAnswer#direct}. Writer and compressors are kept and used again; nothing of a page is.
 *
 * <p>It sends no Vary: a cache may not keep an answer without a validator or a lifetime, and header bytes are scored.
 */
final class DirectItemAnswer implements ItemAnswer {

    private static final CharSequence BR = HttpHeaders.createOptimized("br");
    private static final CharSequence GZIP = HttpHeaders.createOptimized("gzip");

    private final JsonWriter writer = new JsonWriter();
    private final Gzip gzip = new Gzip();
    private final Brotli brotli = new Brotli();
    private final AcceptEncoding.Reader accepted = new AcceptEncoding.Reader();

    @Override
    public void send(Exchange exchange, List<Item> items, int count, long multiplier) {
        ItemWriter.write(writer, items, count, multiplier);
        AcceptEncoding wish = accepted.read(exchange.request());
        int brotliQuality = Brotli.AVAILABLE ? wish.brotli() : 0;
        // gzip before br where the client likes both alike: it scores better, see the table in the module's README.
        if (wish.gzip() > 0 && wish.gzip() >= brotliQuality && wish.gzip() >= wish.identity()) {
            send(exchange, GZIP, gzip.compress(writer.bytes(), writer.length()));
        } else if (brotliQuality > 0 && brotliQuality >= wish.identity()) {
            send(exchange, BR, brotli.compress(writer.bytes(), writer.length()));
        } else if (wish.identity() > 0) {
            exchange.serialised(writer.copy());
        } else {
            throw new RequestException(406, "no acceptable content coding");
        }
    }

    private static void send(Exchange exchange, CharSequence coding, Buffer body) {
        exchange.request().response().putHeader(HttpHeaders.CONTENT_ENCODING, coding);
        exchange.serialised(body);
    }
}
