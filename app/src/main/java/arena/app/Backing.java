package arena.app;

import arena.app.cache.SecondTier;
import arena.profiles.sql.Database;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.sqlclient.SqlClient;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.Supplier;

/** What the endpoints of one event loop have behind them. It belongs to that loop. */
record Backing(Database database, SecondTier second) {

    /**
     * The same for another loop, which so needs no connections of its own: all work is done on the first, and what comes of it
     * handed back on the second.
     *
     * @param owner whose it is
     * @param borrower whose requests want it
     */
    Backing lent(Vertx owner, Vertx borrower) {
        Loan loan = new Loan(owner, borrower);
        return new Backing(new LentDatabase(database, loan), new LentTier(second, loan));
    }

    private record Loan(Vertx owner, Vertx borrower) {

        <T> Future<T> run(Supplier<Future<T>> work) {
            Promise<T> promise = Promise.promise();
            Context caller = borrower.getOrCreateContext();
            owner.runOnContext(_ -> work.get().onComplete(result -> caller.runOnContext(_ -> promise.handle(result))));
            return promise.future();
        }
    }

    private record LentDatabase(Database database, Loan loan) implements Database {

        @Override
        public <T> Future<T> run(Function<SqlClient, Future<T>> work) {
            return loan.run(() -> database.run(work));
        }

        @Override
        public <T> Future<T> change(Function<SqlClient, Future<T>> work) {
            return loan.run(() -> database.change(work));
        }
    }

    private record LentTier(SecondTier tier, Loan loan) implements SecondTier {

        @Override
        public Future<Lookup> look(String key) {
            return loan.run(() -> tier.look(key));
        }

        @Override
        public void store(String key, Lookup.Lease lease, Buffer row, Duration lifetime) {
            loan.owner().runOnContext(_ -> tier.store(key, lease, row, lifetime));
        }

        @Override
        public Future<Void> remove(String key) {
            return loan.run(() -> tier.remove(key));
        }
    }
}
