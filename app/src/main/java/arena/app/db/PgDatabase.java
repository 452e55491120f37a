package arena.app.db;

import arena.profiles.sql.Database;
import io.vertx.circuitbreaker.CircuitBreaker;
import io.vertx.circuitbreaker.CircuitBreakerOptions;
import io.vertx.circuitbreaker.FailurePolicy;
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
 * PostgreSQL for one event loop: a few connections on which statements are pipelined, opened when they are first needed and
 * again after they broke.
 *
 * <p>A database that is away is found out by the first requests; those that follow fail at once, until a try that is made
 * now and then succeeds.
 */
public final class PgDatabase implements Database {

    private static final System.Logger LOG = System.getLogger(PgDatabase.class.getName());

    /** Statements that are under way at once on a connection. */
    private static final int PIPELINE_DEPTH = 256;

    private static final int CONNECT_SECONDS = 2;
    private static final long STATEMENT_MILLIS = 5_000;
    private static final long RETRY_MILLIS = 500;
    private static final int FAILURES_UNTIL_AWAY = 3;

    private final SqlClient client;
    private final CircuitBreaker breaker;

    private PgDatabase(SqlClient client, CircuitBreaker breaker) {
        this.client = client;
        this.breaker = breaker;
    }

    /**
     * Prepares the client; connects nothing.
     *
     * @param connections how many may be open at once
     */
    public static PgDatabase create(Vertx vertx, PgConnectOptions server, int connections) {
        PgConnectOptions options =
                new PgConnectOptions(server).setCachePreparedStatements(true).setPipeliningLimit(PIPELINE_DEPTH);
        PoolOptions pool = new PoolOptions()
                .setMaxSize(connections)
                .setConnectionTimeout(CONNECT_SECONDS)
                .setConnectionTimeoutUnit(TimeUnit.SECONDS);
        SqlClient client =
                PgBuilder.client().with(pool).connectingTo(options).using(vertx).build();
        CircuitBreaker breaker = CircuitBreaker.create(
                "postgresql",
                vertx,
                new CircuitBreakerOptions()
                        .setMaxFailures(FAILURES_UNTIL_AWAY)
                        .setTimeout(STATEMENT_MILLIS)
                        .setResetTimeout(RETRY_MILLIS));
        breaker.failurePolicy(saysNothing());
        breaker.openHandler(_ -> LOG.log(System.Logger.Level.WARNING, "PostgreSQL is away"));
        breaker.closeHandler(_ -> LOG.log(System.Logger.Level.INFO, "PostgreSQL is back"));
        return new PgDatabase(client, breaker);
    }

    @Override
    public <T> Future<T> run(Function<SqlClient, Future<T>> work) {
        return breaker.execute(() -> work.apply(client));
    }

    /** Only silence counts as being away: an error that PostgreSQL itself reports proves that it is there. */
    private static <T> FailurePolicy<T> saysNothing() {
        return outcome -> outcome.failed() && !(outcome.cause() instanceof PgException);
    }
}
