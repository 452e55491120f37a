package arena.app.db;

import io.vertx.pgclient.PgConnectOptions;

/**
 * Tells people that PostgreSQL is away and that it is back: once, however many event loops and connections find it out, each
 * for itself. One for all loops of a server; thread-safe.
 */
public final class Outage {

    private static final System.Logger LOG = System.getLogger(Outage.class.getName());

    private final String server;
    private int away;

    /** @param server of which only host and port are ever said */
    public Outage(PgConnectOptions server) {
        this.server = server.getHost() + ":" + server.getPort();
    }

    /** One more has lost it. */
    synchronized void begin(Throwable why) {
        if (away++ == 0) {
            LOG.log(System.Logger.Level.WARNING, "PostgreSQL at {0} is away: {1}", server, why.getMessage());
        }
    }

    /** One of those that had lost it has found it again. */
    synchronized void end() {
        if (--away == 0) {
            LOG.log(System.Logger.Level.INFO, "PostgreSQL at {0} is back", server);
        }
    }
}
