package arena.app.db;

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
 * Some connections of one event loop on which statements are pipelined, and whether PostgreSQL answers on them.
 *
 * <p>That it does not is found out by the first requests; those that follow fail at once. From then on it is the
 * database itself that is asked now and then, not the requests, until it answers: a try may take seconds where it is
 * silent. That is what a circuit breaker which lets a request through to try does not give.
 *
 * <p>Its fields belong to the event loop.
 */
final class PgConnections {

    /** What a cold JVM on a busy machine may take to connect. Requests wait no longer than for a statement. */
    private static final int CONNECT_SECONDS = 10;

    private static final long STATEMENT_MILLIS = 5_000;
    private static final long RETRY_MILLIS = 500;
    private static final int FAILURES_UNTIL_AWAY = 3;

    private final Vertx vertx;
    private final SqlClient client;
    private final Outage outage;
    private int failuresInARow;
    private boolean isAway;

    /** Connects nothing yet. */
    PgConnections(Vertx vertx, PgConnectOptions server, int count, Outage outage) {
        this.vertx = vertx;
        this.outage = outage;
        PoolOptions pool = new PoolOptions()
                .setMaxSize(count)
                .setConnectionTimeout(CONNECT_SECONDS)
                .setConnectionTimeoutUnit(TimeUnit.SECONDS);
        this.client =
                PgBuilder.client().with(pool).connectingTo(server).using(vertx).build();
    }

    /** Opens the first. What is returned never fails: afterwards PostgreSQL is there, or known to be away. */
    Future<Void> open() {
        return ask(TimeUnit.SECONDS.toMillis(CONNECT_SECONDS)).recover(failure -> {
            goAway(failure);
            return Future.succeededFuture();
        });
    }

    <T> Future<T> run(Function<SqlClient, Future<T>> work) {
        if (isAway) {
            return Future.failedFuture("PostgreSQL is away");
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
            goAway(outcome.cause());
        }
    }

    private void goAway(Throwable why) {
        isAway = true;
        outage.begin(why);
        askLater();
    }

    private void askLater() {
        vertx.setTimer(
                RETRY_MILLIS,
                _ -> ask(STATEMENT_MILLIS).onSuccess(_ -> comeBack()).onFailure(_ -> askLater()));
    }

    private Future<Void> ask(long limitMillis) {
        return client.query("SELECT 1")
                .execute()
                .timeout(limitMillis, TimeUnit.MILLISECONDS)
                .mapEmpty();
    }

    private void comeBack() {
        outage.end();
        failuresInARow = 0;
        isAway = false;
    }
}
