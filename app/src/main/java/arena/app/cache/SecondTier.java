package arena.app.cache;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import java.time.Duration;

/**
 * A cache outside of the process, as one event loop sees it. It never fails and never keeps anybody waiting for long:
 * where it can't answer it has nothing.
 */
public interface SecondTier {

    /** The tier that is not there. */
    SecondTier NONE = new SecondTier() {
        private static final Future<Lookup> NOTHING = Future.succeededFuture(Lookup.Nothing.INSTANCE);

        @Override
        public Future<Lookup> look(String key) {
            return NOTHING;
        }

        @Override
        public void store(String key, Lookup.Lease lease, Buffer row, Duration lifetime) {
            throw new IllegalStateException("nobody gave a lease");
        }

        @Override
        public Future<Void> remove(String key) {
            return Future.succeededFuture();
        }
    };

    /** What is there under a key. */
    Future<Lookup> look(String key);

    /** Puts a row that was read from the database after the lease was given, unless the lease has ended since. */
    void store(String key, Lookup.Lease lease, Buffer row, Duration lifetime);

    /**
     * Removes what is there, ends the lease on it, and tells every other process.
     *
     * @return succeeds once this process can't find the row there any more
     */
    Future<Void> remove(String key);

    /** What came of looking. */
    sealed interface Lookup {

        /** A row, and how long it may live on. */
        record Row(Buffer bytes, Duration left) implements Lookup {}

        /** No row, but leave to put one there. */
        record Lease(String token) implements Lookup {}

        /** No row, and no leave. */
        enum Nothing implements Lookup {
            INSTANCE
        }
    }
}
