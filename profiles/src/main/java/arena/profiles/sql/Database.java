package arena.profiles.sql;

import io.vertx.core.Future;
import io.vertx.sqlclient.SqlClient;
import java.util.function.Function;

/**
 * Access to PostgreSQL that answers soon, one way or the other. One per event loop, not to be shared.
 */
public interface Database {

    /** The database that is not there. */
    Database ABSENT = new Database() {
        @Override
        public <T> Future<T> run(Function<SqlClient, Future<T>> work) {
            return Future.failedFuture("no database is configured");
        }
    };

    /**
     * Runs this work on a connection that other work may share.
     *
     * @return what the work gives, or a failure: at once while the database is known to be away, else after a few
     * seconds at most
     */
    <T> Future<T> run(Function<SqlClient, Future<T>> work);

    /**
     * As {@link #run}, for statements that may wait for a lock which somebody else holds. What is run does not wait
     * behind them.
     */
    default <T> Future<T> change(Function<SqlClient, Future<T>> work) {
        return run(work);
    }

    /** As {@link #run}, for a request that can't be answered without the database: a failure is a 503 to its client. */
    default <T> Future<T> require(Function<SqlClient, Future<T>> work) {
        return run(work).recover(Unavailable::answer);
    }

    /** As {@link #change}, and like {@link #require}. */
    default <T> Future<T> requireChange(Function<SqlClient, Future<T>> work) {
        return change(work).recover(Unavailable::answer);
    }
}
