package arena.profiles.staticfiles;

import arena.profiles.http.Exchange;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import java.io.IOException;

/**
 * Reads the bytes from the disk for every response. Immutable.
 *
 * <p>Where the kernel can copy from the file to the socket by itself, {@code sendFile} lets it. Elsewhere Vert.x would not
 * do it well: over TLS, on io_uring and beside a compressor it reads chunks of 8 KiB, and forever if the file gets shorter meanwhile; over HTTP/2
 * and HTTP/3 it takes no open file at all, and opening it by name once more could get another version than the head
 * describes. So there, what fits one chunk is read and checked before it is sent in one write, and the rest is pumped.
 */
final class DiskBody implements BodySource {

    /** From here on Vert.x sends in pieces, and logs an error with its stack for every client that goes away meanwhile. */
    private static final int MAX_SENDFILE_BYTES = 1024 * 1024;

    private final Transfer transfer;

    DiskBody(Transfer transfer) {
        this.transfer = transfer;
    }

    @Override
    public void send(Exchange exchange, Reply reply, Handler<Throwable> failed) {
        OpenFile file = null;
        boolean sending = false;
        try {
            file = OpenFile.open(reply.file());
            sending = switch (reply) {
                case Reply.Parts parts -> sendParts(exchange, parts, file);
                case Reply.Stretch stretch
                when copies(exchange.request(), stretch) -> sendByKernel(exchange, stretch, file);
                case Reply.Stretch stretch -> sendChunks(exchange, stretch, file);
            };
        } catch (IOException | RuntimeException failure) {
            failed.handle(failure);
        } finally {
            if (file != null && !sending) {
                file.close();
            }
        }
    }

    @Override
    public Stats stats() {
        return Stats.NONE;
    }

    private boolean copies(HttpServerRequest request, Reply.Stretch stretch) {
        return transfer.kernelCopies()
                && stretch.length() < MAX_SENDFILE_BYTES
                && !request.isSSL()
                && request.version().compareTo(HttpVersion.HTTP_1_1) <= 0;
    }

    /** Sends the ranges, and says that the file is no longer needed. */
    private static boolean sendParts(Exchange exchange, Reply.Parts parts, OpenFile file) throws IOException {
        Buffer body = parts.multipart().body(file::read);
        file.verify();
        end(exchange, parts, body);
        return false;
    }

    /** Sends what fits one chunk, or begins to send; says whether the file is still needed. */
    private static boolean sendChunks(Exchange exchange, Reply.Stretch stretch, OpenFile file) throws IOException {
        int length = (int) Math.min(FilePump.CHUNK_BYTES, stretch.length());
        Buffer first = file.read(stretch.offset(), length);
        file.verify();
        if (length == stretch.length()) {
            end(exchange, stretch, first);
            return false;
        }
        stretch.writeHead(exchange.request());
        exchange.request().response().write(first).onFailure(_ -> file.close());
        FilePump.send(exchange, file, stretch.offset() + length, stretch.offset() + stretch.length());
        return true;
    }

    private static boolean sendByKernel(Exchange exchange, Reply.Stretch stretch, OpenFile file) {
        HttpServerResponse response = exchange.request().response();
        stretch.writeHead(exchange.request());
        response.sendFile(file.channel(), stretch.offset(), stretch.length()).onComplete(sent -> {
            file.close();
            if (sent.failed()) {
                BrokenBody.abort(exchange, sent.cause());
            }
        });
        if (response.bytesWritten() != stretch.length()) {
            // The file got shorter just now, which is not held against the promise in the head.
            BrokenBody.abort(exchange, new FileChangedException());
        }
        return true;
    }

    static void end(Exchange exchange, Reply reply, Buffer body) {
        reply.writeHead(exchange.request());
        exchange.request().response().end(body).onFailure(failure -> BrokenBody.abort(exchange, failure));
    }
}
