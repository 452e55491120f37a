package arena.app.listen;

import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.vertx.core.http.HttpConnection;

/**
 * Closes a connection whose pipeline throws over what the client sent. Vert.x does so by itself, unless it fails over a
 * request that still waits for its turn: the compressor refuses the 129th of them, and the client would wait for ever.
 * Every other failure, trailers that are too long among them, is left to the request that it concerns, which may want to answer.
 */
final class FailedConnections {

    private FailedConnections() {}

    /** Sees to it that this connection is closed if it fails so. */
    static void close(HttpConnection connection) {
        connection.exceptionHandler(failure -> {
            if (failure instanceof DecoderException && !(failure instanceof TooLongHttpHeaderException)) {
                connection.close();
            }
        });
    }
}
