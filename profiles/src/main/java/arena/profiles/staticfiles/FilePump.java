package arena.profiles.staticfiles;

import arena.profiles.http.Exchange;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;

/**
 * Sends the rest of a body out of a file, chunk by chunk, no faster than the client takes it, and closes the file. Owned by
 * one event loop.
 *
 * <p>It reads on the event loop: a chunk comes from the page cache in about ten microseconds, and the pace of the client
 * leaves room for other connections between two of them. If the file turns out shorter than promised, the connection is
 * closed, for only that tells the client so.
 */
final class FilePump {

    static final int CHUNK_BYTES = 64 * 1024;

    private final Exchange exchange;
    private final HttpServerResponse response;
    private final OpenFile file;
    private final long end;
    private long position;
    private boolean done;

    private FilePump(Exchange exchange, OpenFile file, long from, long to) {
        this.exchange = exchange;
        this.response = exchange.request().response();
        this.file = file;
        this.position = from;
        this.end = to;
    }

    /** Sends {@code file[from, to)} after what has been written already, and ends the response. Never throws. */
    static void send(Exchange exchange, OpenFile file, long from, long to) {
        FilePump pump = new FilePump(exchange, file, from, to);
        pump.response.closeHandler(_ -> pump.finish());
        pump.response.exceptionHandler(_ -> pump.finish());
        pump.run();
    }

    private void run() {
        try {
            while (!done) {
                if (response.writeQueueFull()) {
                    response.drainHandler(_ -> run());
                    return;
                }
                sendChunk();
            }
        } catch (IOException | RuntimeException failure) {
            finish();
            BrokenBody.abort(exchange, failure);
        }
    }

    private void sendChunk() throws IOException {
        int length = (int) Math.min(CHUNK_BYTES, end - position);
        Buffer chunk = file.read(position, length);
        position += length;
        if (position == end) {
            finish();
            response.end(chunk).onFailure(failure -> BrokenBody.abort(exchange, failure));
        } else {
            response.write(chunk).onFailure(_ -> finish());
        }
    }

    private void finish() {
        done = true;
        file.close();
    }
}
