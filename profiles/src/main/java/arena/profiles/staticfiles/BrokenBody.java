package arena.profiles.staticfiles;

import arena.profiles.http.Exchange;

/** The end of a body that can't be sent to its end. */
final class BrokenBody {

    private static final System.Logger LOG = System.getLogger(BrokenBody.class.getName());

    private BrokenBody() {}

    /**
     * Breaks off, which alone tells the client that the body is not whole. Mostly the client went away by itself, so this
     * is not logged as an error.
     */
    static void abort(Exchange exchange, Throwable cause) {
        LOG.log(
                cause instanceof FileChangedException ? System.Logger.Level.WARNING : System.Logger.Level.DEBUG,
                "broken off: {0}: {1}",
                exchange.request().uri(),
                cause);
        exchange.abort();
    }
}
