package arena.app.listen;

import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.http.InvalidChunkExtensionException;
import io.netty.handler.codec.http.InvalidChunkTerminationException;
import io.netty.handler.codec.http.InvalidLineSeparatorException;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.http.HttpConnection;

/**
 * Closes a connection whose pipeline throws over what the client sent. Vert.x does so by itself, unless it fails over a
 * request that still waits for its turn: the compressor refuses the 129th of them, and the client would wait for ever.
 * A failure of the decoder, such as a malformed chunk or trailers that are too long, is left to the request that it concerns, which
 * may want to answer.
 */
final class FailedConnections {

    private FailedConnections() {}

    /** Sees to it that this connection is closed if it fails so. */
    static void close(HttpConnection connection) {
        connection.exceptionHandler(failure -> {
            if (failure instanceof DecoderException && !concernsOneRequest(failure)) {
                connection.close();
            }
        });
    }

    private static boolean concernsOneRequest(Throwable failure) {
        return failure instanceof InvalidChunkExtensionException
                || failure instanceof InvalidChunkTerminationException
                || failure instanceof InvalidLineSeparatorException
                || failure instanceof TooLongHttpLineException
                || failure instanceof TooLongHttpHeaderException;
    }
}
