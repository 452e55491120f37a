package arena.profiles.getsum;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.grpc.common.GrpcStatus;

/**
 * Answers {@code a + b + i} for each i below a count. It makes a batch of messages, and the next one when the last is on its
 * way to the client, so that what a client does not read is not made, and other calls have their turn in between. Owned by
 * one event loop.
 *
 * <p>The queue of Vert.x is no measure: it counts what does not fit into the window of HTTP/2, which a client may open as
 * wide as it likes.
 */
final class SumStream {

    /** Messages that a call may ask for. */
    static final int MAX_COUNT = 1_000_000;

    private static final int BATCH = 128;

    private final Vertx loop;
    private final Call<?, ?> call;
    private final int first;
    private final int count;
    private int next;

    private SumStream(Vertx loop, Call<?, ?> call, int first, int count) {
        this.loop = loop;
        this.call = call;
        this.first = first;
        this.count = count;
    }

    /**
     * Begins to answer this call.
     *
     * @throws CallException if the count is out of bounds, or any of the sums
     */
    static void begin(Vertx loop, Call<?, ?> call, Operands operands) {
        int count = operands.count();
        if (count < 0 || count > MAX_COUNT) {
            throw new CallException(GrpcStatus.INVALID_ARGUMENT, "count must be between 0 and " + MAX_COUNT);
        }
        int first = Sums.sum(operands.a(), operands.b());
        if (count > 0) {
            Sums.sum(first, count - 1);
        }
        call.watchClient();
        new SumStream(loop, call, first, count).writeBatch();
    }

    private void writeBatch() {
        int end = Math.min(count, next + BATCH);
        Future<Void> written = Future.succeededFuture();
        while (next < end) {
            written = call.write(first + next);
            next++;
            if (call.isOver()) {
                return;
            }
        }
        if (next == count) {
            call.end();
        } else {
            // Not at once, however ready the client is: its connection shares the loop with others.
            written.onSuccess(_ -> loop.runOnContext(_ -> call.attempt(this::writeBatch)));
        }
    }
}
