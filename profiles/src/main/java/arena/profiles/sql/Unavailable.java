package arena.profiles.sql;

import arena.profiles.http.RequestException;
import io.vertx.core.Future;

/** What a request gets that can't be answered without the database. */
final class Unavailable {

    private static final System.Logger LOG = System.getLogger(Unavailable.class.getName());

    private Unavailable() {}

    static <T> Future<T> answer(Throwable cause) {
        LOG.log(System.Logger.Level.DEBUG, "no answer without the database", cause);
        return Future.failedFuture(new RequestException(503, "the database is not available"));
    }
}
