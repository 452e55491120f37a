package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;
import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.MimeMapping;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Answers a file's bytes from disk, in the coding that the client likes best. Immutable: serves every event loop. */
final class StaticHandler implements Handler<Exchange> {

    private final StaticFolder folder;

    StaticHandler(Path root) {
        this.folder = new StaticFolder(root);
    }

    @Override
    public void handle(Exchange exchange) {
        String name = exchange.segment();
        Path file = folder.file(name).orElseThrow(RequestException::notFound);
        Coding coding = folder.coding(file, AcceptEncoding.of(exchange.request()))
                .orElseThrow(() -> new RequestException(406, "no acceptable content coding"));

        HttpServerResponse response = exchange.request().response();
        String type = contentType(name);
        response.putHeader(HttpHeaders.CONTENT_TYPE, type);
        if (coding != Coding.IDENTITY) {
            response.putHeader(HttpHeaders.CONTENT_ENCODING, coding.token());
        }
        if (isCompressible(type)) {
            response.putHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
        }
        send(exchange, StaticFolder.in(coding, file));
    }

    private static void send(Exchange exchange, Path file) {
        HttpServerResponse response = exchange.request().response();
        if (HttpMethod.HEAD.equals(exchange.request().method())) {
            // sendFile would send the body even so.
            response.putHeader(
                            HttpHeaders.CONTENT_LENGTH,
                            Long.toString(file.toFile().length()))
                    .end()
                    .onFailure(exchange::fail);
            return;
        }
        response.sendFile(file.toString()).onFailure(_ -> exchange.fail(RequestException.notFound()));
    }

    private static String contentType(String name) {
        @Nullable String type = MimeMapping.mimeTypeForFilename(name);
        return type == null ? "application/octet-stream" : type;
    }

    /** Whether a file of this type may have compressed siblings, so that a cache must heed Accept-Encoding. */
    private static boolean isCompressible(String type) {
        return type.startsWith("text/") || type.endsWith("json") || type.endsWith("xml");
    }
}
