package arena.app.edge;

import arena.app.edge.Deadlines.Deadline;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A request to a server, from the wish for a connection to the end of the answer. It always comes to an end: by the answer, by a
 * failure, by a limit of time, or by {@link #cancel}; after that its caller hears nothing more.
 */
final class Call implements Pool.Customer {

    /** Why there is no answer, or only a part of one. */
    enum Failure {
        UNREACHABLE(502, "the server can't be reached"),
        OVERLOADED(503, "too many requests are under way"),
        BROKEN(502, "the server has broken off its answer"),
        LATE(504, "the server takes too long");

        private final int status;
        private final String message;

        Failure(int status, String message) {
            this.status = status;
            this.message = message;
        }

        int status() {
            return status;
        }

        String message() {
            return message;
        }
    }

    /** Who wants the answer. */
    interface Caller {

        /** Whether the request may be sent again if a connection turns out to have ended before it was answered. */
        boolean isRepeatable();

        /** Sends the request, or its head and what there is of its body. */
        void send(HttpClientRequest request);

        /** The head of the answer is there, and the body is to come. */
        void answered(HttpClientResponse answer);

        /** There will be no more. */
        void failed(Failure failure);
    }

    private final Pool pool;
    private final Duration connectLimit;
    private final Duration answerLimit;
    private final Caller caller;
    private final Deadline deadline;
    private @Nullable Line line;
    private @Nullable HttpClientRequest request;
    private boolean waiting;
    private boolean answered;
    private boolean over;

    /** Makes one that has not begun. */
    Call(Pool pool, Deadlines deadlines, Duration connectLimit, Duration answerLimit, Caller caller) {
        this.pool = pool;
        this.connectLimit = connectLimit;
        this.answerLimit = answerLimit;
        this.caller = caller;
        this.deadline = deadlines.create(() -> fail(waiting ? Failure.OVERLOADED : Failure.LATE));
    }

    void start() {
        waiting = true;
        deadline.in(connectLimit);
        pool.acquire(this);
    }

    @Override
    public void connected(Line acquired) {
        waiting = false;
        line = acquired;
        acquired.request().onComplete(this::send, this::broken);
    }

    @Override
    public void unreachable(Throwable cause) {
        fail(cause instanceof OverloadException ? Failure.OVERLOADED : Failure.UNREACHABLE);
    }

    @Override
    public boolean isGone() {
        return over;
    }

    private void send(HttpClientRequest ready) {
        if (over) {
            ready.reset();
            return;
        }
        request = ready;
        ready.exceptionHandler(this::broken);
        ready.response().onComplete(this::begin, this::broken);
        deadline.in(answerLimit);
        caller.send(ready);
    }

    private void begin(HttpClientResponse answer) {
        if (over) {
            return;
        }
        answered = true;
        answer.exceptionHandler(this::broken);
        caller.answered(answer);
    }

    /** Something goes on: the next part may again take so long. */
    void patience(Duration limit) {
        if (!over) {
            deadline.in(limit);
        }
    }

    /** The answer is complete. */
    void finish(boolean connectionReusable) {
        Line used = end();
        if (used != null) {
            if (connectionReusable) {
                pool.release(used);
            } else {
                reset(used);
            }
        }
    }

    /** Nobody wants the answer any more. */
    void cancel() {
        finish(false);
    }

    /** Nothing more will come over the connection. */
    void broken(Throwable cause) {
        Line failed = line;
        if (!over && !answered && failed != null && failed.isUsedBefore() && caller.isRepeatable()) {
            // The server has closed a connection that it had kept, at the moment when it was used again.
            line = null;
            request = null;
            pool.discard(failed);
            start();
        } else {
            fail(Failure.BROKEN);
        }
    }

    private void fail(Failure failure) {
        if (!over) {
            cancel();
            caller.failed(failure);
        }
    }

    private @Nullable Line end() {
        Line used = line;
        over = true;
        line = null;
        deadline.drop();
        return used;
    }

    private void reset(Line used) {
        if (request != null) {
            request.reset();
        }
        pool.discard(used);
    }
}
