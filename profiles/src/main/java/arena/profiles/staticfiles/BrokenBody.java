package arena.profiles.staticfiles;

import arena.profiles.http.Exchange;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;

/** The end of a body that can't be sent to its end. */
final class BrokenBody {

    private static final System.Logger LOG = System.getLogger(BrokenBody.class.getName());

    /** INTERNAL_ERROR of RFC 9113, 7; H3_INTERNAL_ERROR of RFC 9114, 8.1. */
    private static final long HTTP2_INTERNAL_ERROR = 0x2;

    private static final long HTTP3_INTERNAL_ERROR = 0x102;

    private BrokenBody() {}

    /**
     * Breaks off, which alone tells the client that the body is not whole: closes the connection, or where that has other
     * streams, resets this one. Mostly the client went away by itself, so this is not logged as an error.
     */
    static void abort(Exchange exchange, Throwable cause) {
        HttpServerRequest request = exchange.request();
        LOG.log(
                cause instanceof FileChangedException ? System.Logger.Level.WARNING : System.Logger.Level.DEBUG,
                "broken off: {0}: {1}",
                request.uri(),
                cause);
        HttpVersion version = request.version();
        switch (version) {
            case HTTP_1_0, HTTP_1_1 -> request.connection().close();
            case HTTP_2 -> request.response().reset(HTTP2_INTERNAL_ERROR);
            case HTTP_3 -> request.response().reset(HTTP3_INTERNAL_ERROR);
        }
    }
}
