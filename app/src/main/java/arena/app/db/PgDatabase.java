package arena.app.db;

import arena.profiles.sql.Database;
import io.vertx.core.AsyncResult;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.pgclient.PgBuilder;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.PgException;
import io.vertx.sqlclient.PoolOptions;
import io.vertx.sqlclient.SqlClient;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * PostgreSQL for one event loop: a few connections on which statements are pipelined, opened when they are first needed
 * and again after they broke.
 *
 * <p>A database that is away is found out by the first requests; those that follow fail at once. From then on it is the
 * database itself that is asked now and then, not the requests, until it answers: a try may take seconds where it is
 * silent. That is what a circuit breaker which lets a request through to try does not give.
 *
 * <p>Its fields belong to the event loop.
 */
public final class PgDatabase implements Database {

    private static final System.Logger LOG = System.getLogger(PgDatabase.class.getName());

    /** Statements that are under way at once on a connection. */
    private static final int PIPELINE_DEPTH = 256;

    private static final int CONNECT_SECONDS = 2;
    private static final long STATEMENT_MILLIS = 5_000;
    private static final long RETRY_MILLIS = 500;
    private static final int FAILURES_UNTIL_AWAY = 3;

    private static final String AWAY = "PostgreSQL is away";

    private final Vertx vertx;
    private final SqlClient reads;
    private final SqlClient writes;
    private int failuresInARow;
    private boolean isAway;

    private PgDatabase(Vertx vertx, SqlClient reads, SqlClient writes) {
        this.vertx = vertx;
        this.reads = reads;
        this.writes = writes;
    }

    /**
     * Prepares the client; connects nothing. Of several connections one is for changes: on a connection that is shared,
     * what comes behind a statement that waits for a lock waits too.
     *
     * @param connections how many may be open at once
     */
    public static PgDatabase create(Vertx vertx, PgConnectOptions server, int connections) {
        PgConnectOptions options =
                new PgConnectOptions(server).setCachePreparedStatements(true).setPipeliningLimit(PIPELINE_DEPTH);
        if (connections == 1) {
            SqlClient only = client(vertx, options, 1);
            return new PgDatabase(vertx, only, only);
        }
        return new PgDatabase(vertx, client(vertx, options, connections - 1), client(vertx, options, 1));
    }

    private static SqlClient client(Vertx vertx, PgConnectOptions options, int connections) {
        PoolOptions pool = new PoolOptions()
                .setMaxSize(connections)
                .setConnectionTimeout(CONNECT_SECONDS)
                .setConnectionTimeoutUnit(TimeUnit.SECONDS);
        return PgBuilder.client()
                .with(pool)
                .connectingTo(options)
                .using(vertx)
                .build();
    }

    @Override
    public <T> Future<T> run(Function<SqlClient, Future<T>> work) {
        return run(reads, work);
    }

    @Override
    public <T> Future<T> change(Function<SqlClient, Future<T>> work) {
        return run(writes, work);
    }

    private <T> Future<T> run(SqlClient client, Function<SqlClient, Future<T>> work) {
        if (isAway) {
            return Future.failedFuture(AWAY);
        }
        return work.apply(client)
                .timeout(STATEMENT_MILLIS, TimeUnit.MILLISECONDS)
                .onComplete(this::judge);
    }

    /** Only silence counts as being away: an error that PostgreSQL itself reports proves that it is there. */
    private void judge(AsyncResult<?> outcome) {
        if (outcome.succeeded() || outcome.cause() instanceof PgException) {
            failuresInARow = 0;
        } else if (++failuresInARow >= FAILURES_UNTIL_AWAY && !isAway) {
            isAway = true;
            LOG.log(
                    System.Logger.Level.WARNING,
                    "{0}: {1}",
                    AWAY,
                    outcome.cause().getMessage());
            askLater();
        }
    }

    private void askLater() {
        vertx.setTimer(
                RETRY_MILLIS,
                _ -> reads.query("SELECT 1")
                        .execute()
                        .timeout(STATEMENT_MILLIS, TimeUnit.MILLISECONDS)
                        .onSuccess(_ -> comeBack())
                        .onFailure(_ -> askLater()));
    }

    private void comeBack() {
        LOG.log(System.Logger.Level.INFO, "PostgreSQL is back");
        failuresInARow = 0;
        isAway = false;
    }
}
