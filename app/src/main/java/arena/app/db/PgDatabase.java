package arena.app.db;

import arena.profiles.sql.Database;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.sqlclient.SqlClient;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * PostgreSQL for one event loop, to which it belongs. Of several connections one is for changes: on a connection that
 * is shared, what comes behind a statement that waits for a lock waits too.
 */
public final class PgDatabase implements Database {

    /** Statements that are under way at once on a connection. */
    private static final int PIPELINE_DEPTH = 256;

    private final PgConnections reads;
    private final PgConnections changes;

    private PgDatabase(PgConnections reads, PgConnections changes) {
        this.reads = reads;
        this.changes = changes;
    }

    /**
     * Opens a connection for either use; others follow when they are needed, and again after they broke. Done within
     * some 10 s, and never failed: a server that can't be had is asked again and again while requests fail at once.
     *
     * @param connections how many may be open at once
     * @param outage is told when that server is away
     */
    public static Future<PgDatabase> open(Vertx loop, PgConnectOptions server, int connections, Outage outage) {
        PgConnectOptions options =
                new PgConnectOptions(server).setCachePreparedStatements(true).setPipeliningLimit(PIPELINE_DEPTH);
        PgConnections reads = new PgConnections(loop, options, Math.max(1, connections - 1), outage);
        PgConnections changes = connections == 1 ? reads : new PgConnections(loop, options, 1, outage);
        return Future.join(Stream.of(reads, changes)
                        .distinct()
                        .map(PgConnections::open)
                        .toList())
                .map(_ -> new PgDatabase(reads, changes));
    }

    @Override
    public <T> Future<T> run(Function<SqlClient, Future<T>> work) {
        return reads.run(work);
    }

    @Override
    public <T> Future<T> change(Function<SqlClient, Future<T>> work) {
        return changes.run(work);
    }
}
