package arena.app.cache;

import arena.profiles.cache.Found;
import io.vertx.core.Context;
import io.vertx.core.Future;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What the first tier has under an id. */
sealed interface Held<V> {

    /** How long it may stay. */
    Duration lifetime();

    /** A row. */
    record Kept<V>(V row, Duration lifetime) implements Held<V> {}

    /** A row that is on its way. Two are never equal. Thread-safe. */
    final class Coming<V> implements Held<V> {

        /** More than database and second tier take together at their worst, so this only ends what was forgotten. */
        private static final Duration LIMIT = Duration.ofSeconds(10);

        private final CompletableFuture<Optional<Found<V>>> arrival = new CompletableFuture<>();

        @Override
        public Duration lifetime() {
            return LIMIT;
        }

        void complete(Optional<Found<V>> found) {
            arrival.complete(found);
        }

        void fail(Throwable cause) {
            arrival.completeExceptionally(cause);
        }

        /** The row when it has come, on this context, whatever event loop brought it. */
        Future<Optional<Found<V>>> on(Context context) {
            return Future.fromCompletionStage(arrival, context);
        }
    }
}
